/** The languages we speak: the list that Python reads too, and the words of each, which are fetched when it is chosen. */

import WORDS from "virtual:words";
import NAMES from "../../../src/coterie/locale/languages.json";

export type Language = keyof typeof NAMES;
/** Each language by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = NAMES;
export const LANGUAGES = Object.keys(NAMES) as Language[];

/** The words of one language, as the texts of its Fluent files. */
export async function wordsOf(language: Language): Promise<string[]> {
  return (await WORDS[language]()).default;
}
