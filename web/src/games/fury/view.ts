// The view of Fury of Dracula as the server sends it.

import type { Ref } from "../../words";

export function place(id: string): Ref {
  return { kind: "fury-place", id };
}
