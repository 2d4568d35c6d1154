// The client's words, made when it is built: the Fluent files of each language in the list of languages, ours and those of the families of games, are one file, fetched when the language is chosen.

import { existsSync, readdirSync, readFileSync } from "node:fs";

const LOCALE = new URL("../../src/coterie/locale/", import.meta.url);
const GAMES = new URL("../../src/coterie/games/", import.meta.url);
/** Words that the client never says: those of the terminal, the server and simulations. */
const ELSEWHERE = /^(cli(-.*)?|server|sim)\.ftl$/;

function wordsOf(language) {
  const folder = new URL(`${language}/`, LOCALE);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !ELSEWHERE.test(file));
  return [...files.sort().map((file) => new URL(file, folder)), ...shards(language)].map((file) => readFileSync(file, "utf8"));
}

/** The words of our games that lie beside what they are about: `families/<name>/<language>.ftl` in the folder of a game, or its English. */
function shards(language) {
  const families = readdirSync(GAMES).map((game) => new URL(`${game}/families/`, GAMES));
  const rooms = families.filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder).sort().map((room) => new URL(`${room}/`, folder)));
  const spoken = rooms.map((room) => [`${language}.ftl`, "en.ftl"].map((file) => new URL(file, room)).find((file) => existsSync(file)));
  return spoken.filter((file) => file);
}

/** `virtual:words` says how each language is fetched, `virtual:words/it` is one of them. */
function load(id) {
  const found = /^\0virtual:words(?:\/(.+))?$/.exec(id);
  if (!found) return null;
  if (found[1]) return `export default ${JSON.stringify(wordsOf(found[1]))}`;
  const languages = Object.keys(JSON.parse(readFileSync(new URL("languages.json", LOCALE), "utf8")));
  return `export default { ${languages.map((one) => `"${one}": () => import("virtual:words/${one}")`).join(", ")} }`;
}

export const words = { name: "words", resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null), load };
