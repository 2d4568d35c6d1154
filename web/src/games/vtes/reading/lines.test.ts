import { describe, expect, it } from "vitest";
import { lineOf } from "./lines";

describe("a line of card text", () => {
  it("begins with its levels", () => {
    expect(lineOf("[dom] Lock this vampire.")).toEqual({ levels: ["dom"], sorts: [], parts: [{ words: "Lock this vampire." }] });
    expect(lineOf("[AUS][DEM] [ACTION MODIFIER] +1 stealth.")).toEqual({ levels: ["AUS", "DEM"], sorts: ["ACTION MODIFIER"], parts: [{ words: "+1 stealth." }] });
  });
  it("may have none, and signs of disciplines among its words", () => {
    expect(lineOf("Once [aus], never twice [AUS].").parts).toEqual([
      { words: "Once " },
      { level: "aus" },
      { words: ", never twice " },
      { level: "AUS" },
      { words: "." },
    ]);
  });
  it("names cards without the slashes around them", () => {
    expect(lineOf("Take /Blood Doll/ and 1/2 pool.").parts).toEqual([{ words: "Take Blood Doll and 1/2 pool." }]);
  });
});
