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
