/** Games of other packages bring their own words, which are fetched once for each language. */

import { addWords, knows, type Language } from "../words";
import { api } from "./api";

/** Learn the words of every game that this language has no name for. Without a server there is nothing to learn, and pages say so. */
export async function learnForeignGames(language: Language): Promise<void> {
  try {
    const foreign = (await api.games("")).filter(({ name }) => !knows(`${name}-name`));
    for (const { name } of foreign) await addWords(language, await api.gameWords(name, language));
  } catch {
    return;
  }
}
