/** Everything that is said in words. */

export { addWords, knows, language, LANGUAGES, LANGUAGE_NAMES, name, nameThings, parts, preferred, say, setLanguage, speakTo, tell, type Language } from "./language.svelte";
export { Speaker, type Part, type Seating } from "./speaker";
export { isRef, isText, type Arg, type Args, type Ref, type Text } from "./text";
export { ago, lasting, since } from "./time";
