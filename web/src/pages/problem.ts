/** What went wrong, in the reader's words. */

import { ServerError } from "../net/api";
import { say, tell } from "../words";

export function problem(error: unknown): string {
  if (error instanceof ServerError && error.status === 0) return tell("web-no-server");
  if (error instanceof ServerError && error.reason !== null) return say(error.reason);
  return tell("web-problem", { message: error instanceof Error ? error.message : String(error) });
}
