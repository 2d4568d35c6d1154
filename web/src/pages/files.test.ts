/** Decks come as TOML or JSON; what is neither is told with its line. */

import { expect, test } from "vitest";
import { readFile, textOf, Unreadable } from "./files";

test("TOML and JSON are read alike", async () => {
  const deck = { side: "human", cards: [{ id: "a", copies: 40 }] };
  expect(await readFile('side = "human"\n\n[[cards]]\nid = "a"\ncopies = 40\n')).toEqual(deck);
  expect(await readFile(JSON.stringify(deck))).toEqual(deck);
  expect(await readFile('[table]\nkey = 1\n')).toEqual({ table: { key: 1 } });
});

test("anything else is unreadable, and the line is named", async () => {
  for (const [text, line] of [["side = human", 1], ['side = "human"\n\n[[cards]\n', 3], ["{ not: json }", 1]] as const) {
    const error = await readFile(text).catch((found: unknown) => found);
    expect(error).toBeInstanceOf(Unreadable);
    expect((error as Unreadable).line).toBe(line);
  }
});

test("text of every usual encoding is read", () => {
  const bytes = (...codes: number[]): ArrayBuffer => new Uint8Array(codes).buffer;
  expect(textOf(bytes(0x50, 0xc3, 0xa8, 0x72, 0x65))).toBe("Père");
  expect(textOf(bytes(0x50, 0xe8, 0x72, 0x65))).toBe("Père");
  expect(textOf(bytes(0xff, 0xfe, 0x50, 0x00, 0xe8, 0x00))).toBe("Pè");
  expect(textOf(bytes(0xfe, 0xff, 0x00, 0x50, 0x00, 0xe8))).toBe("Pè");
  expect(textOf(bytes())).toBe("");
});
