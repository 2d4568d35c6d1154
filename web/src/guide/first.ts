// What a game brings for somebody's first real game, in its own folder.

/** Things of which each player brings one, those that are easiest first. */
export interface First {
  /** Each has a line on how it plays, `<game>-first-<choice>`. */
  choices: readonly string[];
  /** The message with the name of a choice. */
  name: (choice: string) => string;
  seats: readonly string[];
  /** The options of a game in which each seat brings one of them. */
  setup: (chosen: readonly string[]) => Record<string, unknown>;
}

const FIRSTS = import.meta.glob<{ default: First }>("../games/*/first.ts", { eager: true });

/** What a game has for a first real game, if it has. */
export function first(game: string): First | null {
  return FIRSTS[`../games/${game}/first.ts`]?.default ?? null;
}
