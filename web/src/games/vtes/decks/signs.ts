/** Our own signs of clans and disciplines, drawn on a grid of 24 and of 16, and those that the deck room alone has. */

/** Within a ring; cut off at its inner edge. */
export const CLANS: Readonly<Record<string, string>> = {
  ventrue: '<path d="M2 2h20v6.4H2ZM9.8 8h4.4v14H9.8Z"/>',
  toreador: '<path d="M2 2h10v10H2ZM12 12h10v10H12Z"/>',
  tremere: '<path d="M12 6.4 23 17.4v5.8L12 12.2 1 23.2v-5.8Z"/>',
  brujah: '<path d="M3.6 1 12 9.4 20.4 1 23 3.6 14.6 12 23 20.4 20.4 23 12 14.6 3.6 23 1 20.4 9.4 12 1 3.6Z"/>',
  malkavian: '<path d="M1 1h22v10l-3.7 3.4L15.7 10 12 14.4 8.3 10l-3.6 4.4L1 11Z"/>',
  nosferatu: '<path d="M3.4 2h17.2L12 20.6Z"/>',
  gangrel: '<path d="M-2 8 8-2h4.4L-2 12.4ZM1 21.4 21.4 1 24 3.2 3.4 24ZM12 24 24 12v4.6L16.4 24Z"/>',
  hecata: '<path d="M9.9 23v-9.2L1 4.8 4 1.9l8 8 8-8 3 2.9-8.9 9V23Z"/>',
  lasombra: '<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 .01 0ZM12 7.4a4.6 4.6 0 1 1-.01 0Z"/>',
  ministry: '<path d="M1 14c4-6 7-6 11-2s7 4 11-2v5.4c-4 6-7 6-11 2s-7-4-11 2Z"/>',
  "banu-haqim": '<path d="M9.6 1h4.8v22H9.6Z"/><path d="M1 1h4v22H1ZM19 1h4v22h-4Z"/>',
  tzimisce: '<path d="M12 12 4 1h8ZM12 12l11-8v8ZM12 12l8 11h-8ZM12 12 1 20v-8Z"/>',
  ravnos: '<path d="M1 23V1h22Z"/>',
  salubri: '<path d="M9.8 1h4.4v8.8H23v4.4h-8.8V23H9.8v-8.8H1V9.8h8.8Z"/>',
  caitiff: '<circle cx="12" cy="12" r="3"/>',
};

/** Lines, and what is filled. */
export interface Mark {
  line?: string;
  solid?: string;
}

/** Within a square at the basic level, in a diamond at the superior one. */
export const DISCIPLINES: Readonly<Record<string, Mark>> = {
  ani: { solid: "M8 8c2.3 0 4 1.9 4 3.4 0 1.7-2.1 1.1-4 1.1s-4 .6-4-1.1C4 9.9 5.7 8 8 8ZM4.1 5.6a1.15 1.5 0 1 0 .01 0ZM8 3.3a1.2 1.6 0 1 0 .01 0ZM11.9 5.6a1.15 1.5 0 1 0 .01 0Z" },
  aus: { line: "M3.2 8a5.6 5.6 0 0 1 9.6 0a5.6 5.6 0 0 1-9.6 0", solid: "M8 6.4a1.6 1.6 0 1 0 .01 0Z" },
  cel: { line: "M4 4.2 7.6 8 4 11.8M8.4 4.2 12 8l-3.6 3.8" },
  dom: { line: "M3.6 4.4h8.8", solid: "M4.6 6.6h6.8L8 12.4Z" },
  for: { line: "M3.8 4.6h8.4M3.8 8h8.4M3.8 11.4h8.4" },
  obf: { line: "M8 3.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8", solid: "M8 3.6a4.4 4.4 0 0 0 0 8.8Z" },
  obl: { solid: "M8 3.7a4.3 4.3 0 1 0 .01 0Z" },
  pot: { solid: "M8 2.8 13 8H10.2v4.8H5.8V8H3Z" },
  pre: { solid: "M8 2.8 9.5 6.5 13.2 8 9.5 9.5 8 13.2 6.5 9.5 2.8 8 6.5 6.5Z" },
  pro: { line: "M3.4 9.6c1.6-5 3.2-5 4.6-1.6s3 3.4 4.6-1.6" },
  tha: { line: "M8 3.6 12.8 12H3.2Z", solid: "M8 8.1a1.4 1.4 0 1 0 .01 0Z" },
  dem: { line: "M10.4 3.6 5 8.4h6L5.6 12.6" },
  qui: { solid: "M8 3C9.8 5.8 11.4 7.4 11.4 9.4a3.4 3.4 0 0 1-6.8 0C4.6 7.4 6.2 5.8 8 3Z" },
  ser: { line: "M11.4 5C9.4 3 5 3.8 5.4 6.2S11.2 8 10.8 10.4 5.6 12.8 4.4 11" },
  chi: { line: "M6.4 4.4 10 8l-3.6 3.6L2.8 8ZM9.6 4.4 13.2 8l-3.6 3.6L6 8Z" },
  vic: { line: "M8 8C6 4.6 3.2 5.4 3.2 8S6 11.4 8 8s4.8-2.6 4.8 0S10 11.4 8 8" },
  nec: { line: "M4 3.8h8M4 12.2h8", solid: "M4.8 4 8 8l3.2-4ZM8 8l3.2 4H4.8Z" },
};

/** Signs of tools, as those of `design/glyphs`. */
export const TOOLS = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5.5 5.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  import: '<path d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4 16v4.5h16V16"/>',
  export: '<path d="M12 15V4M7.5 8 12 3.5 16.5 8M4 16v4.5h16V16"/>',
  chart: '<path d="M4 4v16.5h16.5M8.5 16.5V11M13 16.5V7M17.5 16.5v-3"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="2"/><path class="f" d="M8.5 7.5a1 1 0 1 0 .01 0ZM15.5 14.5a1 1 0 1 0 .01 0ZM12 11a1 1 0 1 0 .01 0Z"/>',
  filter: '<path d="M3.5 5h17l-6.5 8v6l-4 2v-8Z"/>',
  down: '<path d="m5 9 7 7 7-7"/>',
  pencil: '<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5"/>',
} as const;

export type Tool = keyof typeof TOOLS;

/** A word of the game as part of a message's id. */
export const slug = (word: string): string => word.toLowerCase().replaceAll(" ", "-");
