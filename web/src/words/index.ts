/** Everything that is said in words. */

export { LANGUAGES, LANGUAGE_NAMES, type Language } from "./languages";
export { addWords, knows, language, name, nameThings, parts, preferred, say, setLanguage, speakTo, tell } from "./language.svelte";
export { Speaker, type Part, type Seating } from "./speaker";
export { isRef, isText, sentence, type Arg, type Args, type Ref, type Text } from "./text";
export { ago, lasting, since } from "./time";
