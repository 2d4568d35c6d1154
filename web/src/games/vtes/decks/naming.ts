/** The words of the game in the reader's language. */

import { knows, language, tell } from "../../../words";
import { slug } from "../view";

/** A word of the game: a type, clan, sect, title or discipline; as it is where nobody has put it into words. */
function word(kind: string, name: string): string {
  const id = `vtes-${kind}-${slug(name)}`;
  return knows(id) ? tell(id) : name;
}

/** A discipline, or a virtue of those who have these instead. */
export const disciplineName = (letters: string): string => (knows(`vtes-virtue-${letters}`) ? tell(`vtes-virtue-${letters}`) : word("discipline", letters));
export const clanName = (clan: string): string => word("clan", clan);
export const sectName = (sect: string): string => word("sect", sect);
export const titleName = (title: string): string => word("title", title);

/** A level of a discipline as marks write it: "dom" or "DOM". */
export const codeOf = (discipline: string, level: number): string => (level > 1 ? discipline.toUpperCase() : discipline);
/** Such a level in words. */
export function levelName(code: string): string {
  return tell(code === code.toUpperCase() ? "web-decks-superior-of" : "web-decks-basic-of", { name: disciplineName(code.toLowerCase()) });
}

/** A type of cards as a heading; the crypt is one, too. */
export function typeName(type: string): string {
  const name = type === "crypt" ? tell("web-decks-crypt") : word("type", type);
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

/** A number as the reader writes it. */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A part of one in percent. */
export function percent(part: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(part);
}
