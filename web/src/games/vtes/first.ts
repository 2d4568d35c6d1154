import type { First } from "../../guide/first";

const first: First = {
  choices: ["ventrue", "malkavian", "tremere", "toreador", "nosferatu", "lasombra", "hecata"],
  name: (deck) => `vtes-clan-${deck}`,
  seats: ["a", "b", "c"],
  setup: (decks) => ({ decks }),
};
export default first;
