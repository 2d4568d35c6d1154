import { describe, expect, it } from "vitest";
import type { Option, WhyNot } from "../../../protocol";
import { barsOf, waysOf } from "./now";

const card = { kind: "vtes-card", id: "100518", name: "Deflection" };
const horst = { kind: "vtes-piece", id: "6", name: "Horst" };
const belinde = { kind: "vtes-piece", id: "7", name: "Belinde" };
const say: Option["label"] = { type: "text", id: "x", args: {} };

function play(level: string, who: typeof horst): Option {
  return { key: `play/${level}:${who.id}`, label: say, refs: [card, who], details: { what: card, who, level } } as Option;
}
function refused(key: string, id: string, ...refs: (typeof horst)[]): WhyNot {
  return { key, label: say, refs, reason: { text: { id }, rule: "v5.play.cost" } } as WhyNot;
}

describe("what can be done now", () => {
  const options = [play("dom", horst), play("DOM", horst), { key: "pass", label: say, refs: [] } as Option];
  it("with a card: by whom and at what level", () => {
    expect(waysOf(options, card).map(({ who, what, level }) => [who?.name, what?.name, level])).toEqual([
      ["Horst", undefined, "dom"],
      ["Horst", undefined, "DOM"],
    ]);
  });
  it("by a minion: with which card", () => {
    expect(waysOf(options, horst).map(({ who, what, level }) => [who?.name, what?.name, level])).toEqual([
      [undefined, "Deflection", "dom"],
      [undefined, "Deflection", "DOM"],
    ]);
    expect(waysOf(options, belinde)).toEqual([]);
  });
  it("and why not: whoever can do nothing with the card, once", () => {
    const refusals = [refused("a", "no-blood", card, belinde), refused("b", "locked", card, belinde), refused("c", "not-now", card, horst)];
    expect(barsOf(refusals, card, waysOf(options, card)).map(({ who, entry }) => [who?.name, entry.reason.text.id])).toEqual([["Belinde", "no-blood"]]);
  });
  it("and why not: what a minion cannot do by itself", () => {
    const refusals = [refused("rescue:6", "nobody", horst), refused("play:6", "no-blood", card, horst), refused("hunt:6", "locked", horst), refused("hunt:6b", "locked", horst)];
    expect(barsOf(refusals, horst, []).map(({ entry }) => entry.key)).toEqual(["rescue:6", "hunt:6"]);
  });
});
