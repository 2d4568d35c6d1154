/** All cards as the deck room knows them, in the reader's language; each language is fetched once. */

import { short } from "../../../design/heraldry";
import type { DeckData, DeckFormat, VtesCard, VtesCatalogue, VtesConstruction, VtesLevel } from "../../../protocol";
import type { Card, Level } from "./card";
import { Search } from "./search";
import { server } from "./server";

export interface Catalogue {
  language: string;
  cards: ReadonlyMap<number, Card>;
  search: Search;
  /** Sets by their abbreviations, the newest first. */
  sets: readonly (readonly [string, string])[];
  constructions: readonly VtesConstruction[];
  formats: readonly DeckFormat[];
  precons: Readonly<Record<string, DeckData>>;
}

const fetched = new Map<string, Promise<Catalogue>>();

/** The catalogue of a language. One that could not be fetched may be asked for again. */
export function catalogue(language: string): Promise<Catalogue> {
  let found = fetched.get(language);
  if (!found) {
    found = server.catalogue(language).then(catalogueOf);
    found.catch(() => fetched.delete(language));
    fetched.set(language, found);
  }
  return found;
}

export function catalogueOf({ language, cards, sets, constructions, formats, precons }: VtesCatalogue): Catalogue {
  const all = cards.map((card) => cardOf(card, language));
  return { language, cards: new Map(all.map((card) => [card.id, card])), search: new Search(all, language), sets: Object.entries(sets).reverse(), constructions, formats, precons };
}

function cardOf(told: VtesCard, language: string): Card {
  const { names = {}, aka = "", advanced = false } = told;
  const shown = (names[language] ?? told.name) + (advanced ? " (ADV)" : "");
  return {
    id: told.id,
    name: shown,
    names: [...new Set([shown, told.name, ...Object.values(names), ...(aka ? [aka] : [])])],
    types: told.types,
    clans: told.clans ?? [],
    disciplines: { ...told.disciplines, ...Object.fromEntries((told.virtues ?? []).map((virtue) => [virtue, 1])) },
    needs: (told.needs ?? []).map(short),
    allNeeded: told.all_needed ?? false,
    levels: (told.levels ?? []).map(levelOf),
    blood: told.blood ?? 0,
    pool: told.pool ?? 0,
    costsX: told.costs_x ?? false,
    capacity: told.capacity ?? 0,
    group: told.group ?? "",
    advanced,
    sect: told.sect ?? "",
    title: told.title ?? "",
    sets: told.sets,
    banned: told.banned ?? false,
    v5: told.v5 ?? false,
    complete: told.complete ?? false,
  };
}

/** Marks in capitals are superior levels: `DOM`; of two disciplines, `POT+PRE`. Others, such as numbers, are just ways. */
function levelOf({ does, mark = "" }: VtesLevel): Level {
  const disciplines = /^[a-z]{3}(\+[a-z]{3})*$/i.test(mark) ? mark.toLowerCase().split("+") : [];
  return { disciplines, level: disciplines.length > 0 && mark === mark.toUpperCase() ? 2 : 1, words: does };
}

/** The marks of the disciplines at the beginning of a line, and what is said behind them. */
const MARKED = /^((?:\[(?:[a-z]{3}|[A-Z]{3})\]\s*)+)(.*)$/;

/** The levels of a card that nobody has put into a few words, from its official text: a line for each, with its mark in front. */
export function levelsIn(text: string): Level[] {
  return text.split("\n").flatMap((line) => {
    const [, marks = "", words = ""] = MARKED.exec(line.trim()) ?? [];
    const disciplines = marks.toLowerCase().match(/[a-z]{3}/g) ?? [];
    return disciplines.length > 0 ? [{ disciplines, level: marks === marks.toUpperCase() ? 2 : 1, words: words.replace(/\[[^\]]*\] ?|[{}]/g, "").trim(), official: true }] : [];
  });
}

/** What the cards say, by number: in the reader's language where somebody has put it into words, and the official English. */
export interface Texts {
  ours: Readonly<Record<string, string>>;
  official: Readonly<Record<string, string>>;
}

/** So many texts are learnt before a key that was pressed meanwhile gets its turn. */
const AT_ONCE = 200;

/** The texts of a language, so that cards can be found by their words and read. */
export async function learnTexts({ language, cards, search }: Catalogue): Promise<Texts> {
  const [official, ours] = await Promise.all([server.texts("en"), language === "en" ? Promise.resolve<Record<string, string>>({}) : server.texts(language)]);
  for (const card of cards.values()) if (card.levels.length === 0 && card.needs.length > 0) card.levels = levelsIn(official[card.id] ?? "");
  const texts = [...cards.keys()].map((card) => [card, `${ours[card] ?? ""}\n${official[card] ?? ""}`] as const);
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    search.learn(new Map(texts.slice(from, from + AT_ONCE)));
    await new Promise((rest) => setTimeout(rest));
  }
  return { ours, official };
}
