/** The sections of a rulebook in words, and searching them. */

export interface RuleWords {
  id: string;
  title: string;
  text: string;
  example: string;
}

/** The words of a rule; `tell` speaks the language. */
export function ruleWords(id: string, tell: (message: string) => string): RuleWords {
  const message = `rule-${id.replaceAll(".", "-")}`;
  return { id, title: tell(message), text: tell(`${message}-text`), example: tell(`${message}-for-example`) };
}

/** Without case and accents, so that "citta" finds "città". */
function plain(words: string, language: string): string {
  return words
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase(language);
}

/** The rules in which every word of the search occurs; those that have them all in the title come first. */
export function matching(rules: readonly RuleWords[], search: string, language: string): RuleWords[] {
  const wanted = plain(search, language).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...rules];
  const has = (words: string) => wanted.every((word) => plain(words, language).includes(word));
  const found = rules.filter(({ id, title, text, example }) => has(`${id} ${title} ${text} ${example}`));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}

/** Some rules that belong together; a chapter without a name holds those that belong nowhere. */
export interface Chapter {
  id: string;
  rules: RuleWords[];
}

/** The rules by chapters, in the order of these: a name, and how the ids begin. The longest beginning counts, and an empty chapter is left out. */
export function chaptersOf(rules: readonly RuleWords[], chapters: readonly (readonly [string, readonly string[]])[]): Chapter[] {
  const beginnings = chapters.flatMap(([id, all]) => all.map((one) => ({ id, one }))).sort((a, b) => b.one.length - a.one.length);
  const chapterOf = (rule: string): string => beginnings.find(({ one }) => rule === one || rule.startsWith(`${one}.`))?.id ?? "";
  return [...chapters.map(([id]) => id), ""].map((id) => ({ id, rules: rules.filter((rule) => chapterOf(rule.id) === id) })).filter((chapter) => chapter.rules.length > 0);
}
