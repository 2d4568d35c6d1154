// What a screen reader says of the things of the table.

import type { Board } from "../../table/board.svelte";
import { name, say, tell } from "../../words";
import { cardRef, clanRef, disciplineRef, disciplines, factOf, figures, pieceOf, pieceRef, tellOf, titleRef, viewOf, type Piece } from "./view";

/** A level of a discipline in words. */
export function levelName(code: string): string {
  const superior = code === code.toUpperCase();
  return tell("web-vtes-level", { discipline: name(disciplineRef(code)), superior: Number(superior) });
}

/** What a card is, in a word: a place, or its types. */
export function typeName(board: Board, card: number): string {
  const fact = factOf(board, card);
  if (fact?.traits.includes("location")) return tell("web-vtes-location");
  return (fact?.types ?? []).map((type) => tell(`vtes-type-${type.replaceAll(" ", "-")}`)).join(", ");
}

/** A card on the table: name, clan, title, capacity, blood, locked, disciplines with their levels, what lies on it. */
export function spoken(board: Board, id: number): string {
  const piece = pieceOf(viewOf(board), id);
  if (piece === undefined) return "";
  const parts = piece.down ? down(board, piece) : piece.minion ? minion(board, piece) : card(board, piece);
  return parts.filter(Boolean).join(", ");
}

function minion(board: Board, { id, minion: one, zone }: Piece): string[] {
  if (one === undefined) return [];
  const { action, combat } = viewOf(board);
  const told = tellOf(board, id);
  return [
    name(pieceRef(board, id)),
    one.clan ? name(clanRef(one.clan)) : typeName(board, one.card),
    one.title ? name(titleRef(one.title)) : "",
    one.kind === "vampire" ? tell("web-vtes-blood-of", { blood: one.blood, capacity: one.capacity }) : tell("web-vtes-life", { life: one.blood }),
    one.locked ? tell("web-vtes-locked") : "",
    zone === "torpor" ? tell("web-vtes-in-torpor") : "",
    action?.actor === id ? tell("web-vtes-acting") : action?.blocker === id ? tell("web-vtes-blocking") : "",
    combat?.sides.some((side) => side.minion === id) ? tell("web-vtes-fighting") : "",
    ...disciplines(one.disciplines).map(levelName),
    ...figures(board, id).map((figure) => tell(`web-vtes-figure-${figure.what}`, { amount: figure.amount })),
    one.cards.length > 0 ? tell("web-vtes-with", { cards: one.cards.map((on) => cardRef(board, on.card)) }) : "",
    ...(told.marks ?? []).map(say),
    told.why_not ? say(told.why_not) : "",
  ];
}

function card(board: Board, { id, card: number, other, zone }: Piece): string[] {
  return [
    name(pieceRef(board, id)),
    typeName(board, number),
    other?.level && Number.isNaN(Number(other.level)) ? other.level.split("+").map(levelName).join(", ") : "",
    other?.locked ? tell("web-vtes-locked") : "",
    zone === "contested" || other?.standing.contests ? tell("web-vtes-contested") : "",
    other?.counters ? tell("web-vtes-counters", { count: other.counters }) : "",
    other && other.cards.length > 0 ? tell("web-vtes-with", { cards: other.cards.map((on) => cardRef(board, on.card)) }) : "",
    ...(tellOf(board, id).marks ?? []).map(say),
  ];
}

function down(board: Board, { id, card: number, down: one }: Piece): string[] {
  if (one === undefined) return [];
  const capacity = number ? (factOf(board, number)?.capacity ?? 0) : 0;
  return [
    number ? name(pieceRef(board, id)) : tell("web-vtes-face-down", { number: id }),
    tell("web-vtes-is-uncontrolled"),
    capacity ? tell("web-vtes-blood-of", { blood: one.counters, capacity }) : tell("web-vtes-counters", { count: one.counters }),
    one.younger_than && !number ? tell("web-vtes-younger", { capacity: one.younger_than }) : "",
    ...(number ? [] : one.clans.map((clan) => name(clanRef(clan)))),
  ];
}
