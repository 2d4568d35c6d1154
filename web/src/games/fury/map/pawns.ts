/** What stands on the map besides its places. */

import type { GlyphName } from "../../../design/glyphs";
import type { Ref } from "../../../words";

/** A figure: one of the hunters, or Dracula where he is known to be. */
export interface Pawn {
  id: string;
  place: string;
  item: Ref;
  /** What a screen reader says of it. */
  label: string;
  candle: boolean;
  acting: boolean;
}

/** A token that lies in a place: an encounter, or something that a card left there. */
export interface Mark {
  id: string;
  place: string;
  glyph: GlyphName;
  label: string;
  kind: "hidden" | "shown" | "holy" | "block";
}
