// A line of card text in pieces: the levels it begins with, and words between signs of disciplines.

export interface Line {
  /** The disciplines of its level as cards write them, "dom" or "DOM". */
  levels: string[];
  /** What else stands in brackets before it: a type, or that it is merged. */
  sorts: string[];
  /** Words, and signs of disciplines among them. */
  parts: ({ words: string } | { level: string })[];
}

const LEVEL = /^([a-z]{3}|[A-Z]{3}|flight|FLIGHT)$/;
const MARK = /^\s*\[([^\]]+)\]\s*/;

/** Take a line apart. Names of cards are written between slashes, which are left out. */
export function lineOf(text: string): Line {
  const found: Line = { levels: [], sorts: [], parts: [] };
  let rest = text;
  for (let mark = MARK.exec(rest); mark; mark = MARK.exec(rest)) {
    const word = mark[1] ?? "";
    if (LEVEL.test(word)) found.levels.push(word);
    else found.sorts.push(word);
    rest = rest.slice(mark[0].length);
  }
  for (const piece of named(rest).split(/(\[[a-zA-Z]+\])/)) {
    const level = /^\[(.+)\]$/.exec(piece)?.[1];
    if (level !== undefined && LEVEL.test(level)) found.parts.push({ level });
    else if (piece) found.parts.push({ words: piece });
  }
  return found;
}

function named(words: string): string {
  return words.replaceAll(/(^|[\s(«“])\/([^/]+)\/(?=[\s.,;:)»”]|$)/g, "$1$2");
}
