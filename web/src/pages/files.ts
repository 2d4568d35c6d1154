/** Files that people bring, decks for instance: TOML, as the command line writes them, or JSON. */

export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** What a file holds; raises `Unreadable` with the line where it breaks off. */
export async function readFile(text: string): Promise<unknown> {
  if (/^\s*[{[]\s*(["{}\]]|$)/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // It may be TOML all the same.
    }
  }
  const { parse, TomlError } = await import("smol-toml");
  try {
    return parse(text);
  } catch (error) {
    throw new Unreadable(error instanceof TomlError ? error.line : 1);
  }
}
