/** Files that people bring, decks for instance: TOML, as the command line writes them, or JSON; or text in a format that the server knows. */

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

/** The text of a file: UTF-8, UTF-16 with its mark, or else that of older Windows programs. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
