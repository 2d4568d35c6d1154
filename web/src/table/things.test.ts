import { describe, expect, it } from "vitest";
import type { Option, Ref, Text } from "../protocol";
import { beside, byThing, litThings, refsOf, withBoth } from "./things";

const ref = (kind: string, id: string): Ref => ({ type: "ref", kind, id, name: "" });
const text = (id: string): Text => ({ type: "text", id, args: {} });
const option = (key: string, ...refs: Ref[]): Option => ({ key, label: text(key), refs });

const bishop = ref("person", "bishop");
const lady = ref("person", "lady");
const broom = ref("card", "broom");
const cellar = ref("pile", "cellar");

describe("what glows", () => {
  it("is what an option names first, and things of that kind", () => {
    const lit = litThings([option("fight", bishop, lady), option("pass")]);
    expect([...lit.keys()]).toEqual(["person:bishop", "person:lady"]);
  });
  it("is not a place that only says where a card would go", () => {
    const lit = litThings([option("cellar:broom", broom, cellar)]);
    expect([...lit.keys()]).toEqual(["card:broom"]);
  });
  it("keeps every option of a thing", () => {
    expect(byThing([option("a", broom), option("b", broom)]).get("card:broom")).toHaveLength(2);
  });
});

describe("a second click", () => {
  const options = [option("b-l", bishop, lady), option("l-b", lady, bishop), option("water", lady)];
  it("means the option in which the first thing comes first", () => {
    expect(withBoth(options, "person:bishop", "person:lady").map((o) => o.key)).toEqual(["b-l"]);
    expect(withBoth(options, "person:lady", "person:bishop").map((o) => o.key)).toEqual(["l-b"]);
  });
  it("can only be on what an option adds", () => {
    expect([...beside(options, "person:bishop")]).toEqual(["person:lady"]);
    expect([...beside([option("cellar:broom", broom, cellar)], "card:broom")]).toEqual(["pile:cellar"]);
  });
});

describe("a text", () => {
  it("names also what is inside its inner texts and lists", () => {
    const outer: Text = { type: "text", id: "x", args: { cards: [broom], target: { type: "text", id: "y", args: { who: lady } } } };
    expect(refsOf(outer).map((found) => found.id)).toEqual(["broom", "lady"]);
  });
});
