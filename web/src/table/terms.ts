// The words of a game that are explained where they stand: finding them in a sentence.

import { rulebook } from "../games";
import { knows, language, name, type Part, type Ref } from "../words";

const LETTERS = "[\\p{L}\\p{N}]";

export function termRef(game: string, id: string): Ref {
  return { kind: `web-${game}-term`, id };
}

interface Found {
  pattern: RegExp;
  terms: ReadonlyMap<string, string>;
}

/** A pattern that finds the forms of terms as whole words, the longest first. */
export function finder(forms: readonly (readonly [string, readonly string[]])[]): Found | null {
  const terms = new Map(forms.flatMap(([id, words]) => words.map((word) => [word.toLowerCase(), id] as const)));
  const words = [...terms.keys()].sort((a, b) => b.length - a.length);
  if (words.length === 0) return null;
  return { pattern: new RegExp(`(?<!${LETTERS})(${words.join("|")})(?!${LETTERS})`, "giu"), terms };
}

/** A sentence in pieces: each term that has not been met before stands alone. */
export function explained(words: string, found: Found, refOf: (id: string) => Ref, met: Set<string> = new Set()): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of words.matchAll(found.pattern)) {
    const id = found.terms.get(match[0].toLowerCase()) ?? "";
    if (met.has(id)) continue;
    met.add(id);
    if (match.index > from) parts.push({ words: words.slice(from, match.index) });
    parts.push({ words: match[0], ref: refOf(id) });
    from = match.index + match[0].length;
  }
  if (from < words.length) parts.push({ words: words.slice(from) });
  return parts;
}

const finders = new Map<string, Found | null>();

/** The finder of a game's terms in the language that is spoken now; none if it has no terms. */
export function termsOf(game: string): Found | null {
  const ids = Object.keys(rulebook(game)?.terms ?? {}).filter((id) => knows(`web-${game}-term-${id}`));
  if (ids.length === 0) return null;
  const key = `${game} ${language()}`;
  let found = finders.get(key);
  if (found === undefined) finders.set(key, (found = finder(ids.map((id) => [id, name(termRef(game, id), "forms").split(", ")]))));
  return found;
}
