// Learning a game: hints, the guided first game, and the first real one. Fetched when any of it is needed.

export { default as First } from "./First.svelte";
export { default as Guided } from "./Guided.svelte";
export { default as Hint } from "./Hint.svelte";
export { default as Learn } from "./Learn.svelte";
