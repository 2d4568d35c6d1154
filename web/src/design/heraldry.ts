/** Our own marks of disciplines and clans, virtues and creeds: marks on a grid of 16 (`s` is drawn, `f` is filled), and heraldry in a roundel on a grid of 24. */

interface Mark {
  s?: string;
  f?: string;
}

export const DISCIPLINES: Readonly<Record<string, Mark>> = {
  abo: { s: "M4 4v8M12 4v8", f: "M8 3.4 10.2 8 8 12.6 5.8 8Z" },
  ani: { f: "M8 8c2.3 0 4 1.9 4 3.4 0 1.7-2.1 1.1-4 1.1s-4 .6-4-1.1C4 9.9 5.7 8 8 8ZM4.1 5.6a1.15 1.5 0 1 0 .01 0ZM8 3.3a1.2 1.6 0 1 0 .01 0ZM11.9 5.6a1.15 1.5 0 1 0 .01 0Z" },
  aus: { s: "M3.2 8a5.6 5.6 0 0 1 9.6 0a5.6 5.6 0 0 1-9.6 0", f: "M8 6.4a1.6 1.6 0 1 0 .01 0Z" },
  cel: { s: "M4 4.2 7.6 8 4 11.8M8.4 4.2 12 8l-3.6 3.8" },
  chi: { s: "M6.4 4.4 10 8l-3.6 3.6L2.8 8ZM9.6 4.4 13.2 8l-3.6 3.6L6 8Z" },
  dai: { s: "M8 13V6.5M4 3.4c0 4 8 4 8 0M5.4 10h5.2" },
  def: { s: "M4 3.8h8v4.4c0 2.4-1.7 3.7-4 4.8-2.3-1.1-4-2.4-4-4.8Z" },
  dem: { s: "M10.4 3.6 5 8.4h6L5.6 12.6" },
  dom: { s: "M3.6 4.4h8.8", f: "M4.6 6.6h6.8L8 12.4Z" },
  flight: { s: "M2.8 6.4C5.4 4.8 7 6.4 8 9.8 9 6.4 10.6 4.8 13.2 6.4" },
  for: { s: "M3.8 4.6h8.4M3.8 8h8.4M3.8 11.4h8.4" },
  inn: { s: "M3.4 12.2a4.6 4.6 0 0 1 9.2 0", f: "M8 3.1a1.7 1.7 0 1 0 .01 0Z" },
  jud: { s: "M3.6 4.6h8.8M8 4.6v8", f: "M4.4 6.2l2 4H2.4ZM11.6 6.2l2 4h-4Z" },
  mal: { s: "M3.6 5.5 8 10.5l4.4-5M3.6 9.5 8 13l4.4-3.5" },
  mar: { f: "M8.3 2.6c.6 2.8 3.6 4 3.6 7.1a3.9 3.9 0 0 1-7.8 0c0-1.7 1-2.7 1.6-4 .7.6 1 1.2 1 2C7.9 6.3 8.6 4.4 8.3 2.6Z" },
  mel: { s: "M10.4 11.2V3.6l-4 1.2v7", f: "M6.4 13.4a2 1.6 0 1 1 .01 0ZM10.4 12.6a2 1.6 0 1 1 .01 0Z" },
  myt: { s: "M8 3.4c4.6 0 6 7-1 7.2-4 0-4.2-4.6-.4-4.6 2.2 0 2.6 2 1.4 2.6" },
  nec: { s: "M4 3.8h8M4 12.2h8", f: "M4.8 4 8 8l3.2-4ZM8 8l3.2 4H4.8Z" },
  obe: { s: "M5.2 3.4c6.4 2.2 6.4 7 0 9.2M10.8 3.4c-6.4 2.2-6.4 7 0 9.2" },
  obf: { s: "M8 3.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8", f: "M8 3.6a4.4 4.4 0 0 0 0 8.8Z" },
  obl: { f: "M8 3.7a4.3 4.3 0 1 0 .01 0Z" },
  obt: { s: "M3.6 10.8c0-5 3.4-7 8.8-6.6", f: "M12.6 12.4H4.4c.4-4 3-5.6 8.2-5.4Z" },
  pot: { f: "M8 2.8 13 8H10.2v4.8H5.8V8H3Z" },
  pre: { f: "M8 2.8 9.5 6.5 13.2 8 9.5 9.5 8 13.2 6.5 9.5 2.8 8 6.5 6.5Z" },
  pro: { s: "M3.4 9.6c1.6-5 3.2-5 4.6-1.6s3 3.4 4.6-1.6" },
  qui: { f: "M8 3C9.8 5.8 11.4 7.4 11.4 9.4a3.4 3.4 0 0 1-6.8 0C4.6 7.4 6.2 5.8 8 3Z" },
  red: { s: "M8 3.4a2.5 2.5 0 1 0 .01 0M8 8.6v4.2M8 11.4h2.6" },
  san: { s: "M3.6 12.4c2-3.4 6.8-3.4 8.8 0", f: "M8 3C9.2 4.9 10.3 6 10.3 7.3a2.3 2.3 0 0 1-4.6 0C5.7 6 6.8 4.9 8 3Z" },
  ser: { s: "M11.4 5C9.4 3 5 3.8 5.4 6.2S11.2 8 10.8 10.4 5.6 12.8 4.4 11" },
  spi: { s: "M3.6 12.4C3.6 6 6 3.6 8 3.6s4.4 2.4 4.4 8.8M6.2 12.4V9M9.8 12.4V9" },
  str: { s: "M8 3.4v9.2M4.6 5.2 8 8l3.4-2.8M4.6 10.8 8 8l3.4 2.8" },
  tem: { s: "M8 3.6a4.4 4.4 0 1 0 .01 0M8 5.8V8l2 1.4" },
  tha: { s: "M8 3.6 12.8 12H3.2Z", f: "M8 8.1a1.4 1.4 0 1 0 .01 0Z" },
  thn: { s: "M8 12.8V6.4M8 10 4.6 7V4.2M8 8l3.2-3.2h1.8" },
  val: { s: "M8 3.2v9.6", f: "M4.6 6.4h6.8L8 3Z" },
  ven: { s: "M4.6 6h6.8", f: "M7 2.8h2v6.4h1.8L8 13.4 5.2 9.2H7Z" },
  vic: { s: "M8 8C6 4.6 3.2 5.4 3.2 8S6 11.4 8 8s4.8-2.6 4.8 0S10 11.4 8 8" },
  vis: { s: "M3.4 4.2h9.2v7.6H3.4ZM3.4 8h9.2M6.4 4.2V8M9.6 8v3.8" },
  viz: { s: "M8 3 12.8 8 8 13 3.2 8Z", f: "M8 6.5a1.5 1.5 0 1 0 .01 0Z" },
};

/** By the clan as it is written in texts; those that once left theirs have its colours exchanged. */
export const CLANS: Readonly<Record<string, string>> = {
  abomination: '<path d="M1 8 12 1l11 7-5 15h-4l3-12-5-3-5 3 3 12H6Z"/>',
  ahrimane: '<path d="M5 23 12 1l7 22h-4.5L12 14.5 9.5 23Z"/>',
  akunanse: '<path d="M1 6h22v3.5H1ZM1 14.5h22V18H1Z"/>',
  avenger: '<path d="M10 1h4v9.5h5.5L12 22.5 4.5 10.5H10Z"/>',
  baali: '<path d="M12 23 4.5 1h4L12 11.5 15.5 1h4Z"/>',
  "banu-haqim": '<path d="M9.6 1h4.8v22H9.6Z"/><path d="M1 1h4v22H1ZM19 1h4v22h-4Z"/>',
  "blood-brother": '<path d="M7.2 8a4 4 0 0 1 3.7 2.5h2.2a4 4 0 1 1 0 3h-2.2A4 4 0 1 1 7.2 8Z"/>',
  brujah: '<path d="M3.6 1 12 9.4 20.4 1 23 3.6 14.6 12 23 20.4 20.4 23 12 14.6 3.6 23 1 20.4 9.4 12 1 3.6Z"/>',
  caitiff: '<circle cx="12" cy="12" r="3"/>',
  "daughter-of-cacophony": '<path d="M1 6c4-3 7 3 11 0s7-3 11 0v4c-4-3-7 3-11 0s-7-3-11 0ZM1 15c4-3 7 3 11 0s7-3 11 0v4c-4-3-7 3-11 0s-7-3-11 0Z"/>',
  defender: '<path d="M5 4.5h14v7.5c0 4.5-3.5 6.5-7 8-3.5-1.5-7-3.5-7-8Z"/>',
  gangrel: '<path d="M-2 8 8-2h4.4L-2 12.4ZM1 21.4 21.4 1 24 3.2 3.4 24ZM12 24 24 12v4.6L16.4 24Z"/>',
  gargoyle: '<path d="M1 23V12l5.5-4L12 12l5.5-4L23 12v11Z"/>',
  giovanni: '<path d="M1 9h22v6H1Z"/><path d="M9 1h6v4.5H9ZM9 18.5h6V23H9Z"/>',
  guruhi: '<path d="M3 19V7l4.5 4.5L12 5l4.5 6.5L21 7v12Z"/>',
  "harbinger-of-skulls": '<path d="M1 1h22v8c-3 5-7 6-11 6S4 14 1 9Z"/><path d="M10 18h4v5h-4Z"/>',
  hecata: '<path d="M9.9 23v-9.2L1 4.8 4 1.9l8 8 8-8 3 2.9-8.9 9V23Z"/>',
  innocent: '<path d="M3 16a9 9 0 0 1 18 0Z"/>',
  ishtarri: '<path d="M12 3.5 20.5 12 12 20.5 3.5 12Z"/>',
  judge: '<path d="M10.6 1h2.8v5H23v2.8H13.4V23h-2.8V8.8H1V6h9.6ZM6 10.5l3.6 6.5H2.4ZM18 10.5l3.6 6.5h-7.2Z"/>',
  kiasyd: '<path fill-rule="evenodd" d="M12 3.5 20.5 12 12 20.5 3.5 12ZM12 8l4 4-4 4-4-4Z"/>',
  lasombra: '<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 .01 0ZM12 7.4a4.6 4.6 0 1 1-.01 0Z"/>',
  malkavian: '<path d="M1 1h22v10l-3.7 3.4L15.7 10 12 14.4 8.3 10l-3.6 4.4L1 11Z"/>',
  martyr: '<path d="M12.5 2.5c1 4.6 6.5 6.6 6.5 12a6.8 6.8 0 0 1-13.6 0c0-2.9 1.7-4.6 2.7-6.8 1.2 1 1.8 2.1 1.8 3.4 1.9-2 3-5.2 2.6-8.6Z"/>',
  ministry: '<path d="M1 14c4-6 7-6 11-2s7 4 11-2v5.4c-4 6-7 6-11 2s-7-4-11 2Z"/>',
  nagaraja: '<path d="M1 23 12 9l11 14ZM9 1h6v5H9Z"/>',
  nosferatu: '<path d="M3.4 2h17.2L12 20.6Z"/>',
  osebo: '<path d="M12 12 1 1h22ZM12 12l11 11H1Z"/>',
  pander: '<circle cx="12" cy="7.5" r="2.6"/><circle cx="7.7" cy="15" r="2.6"/><circle cx="16.3" cy="15" r="2.6"/>',
  ravnos: '<path d="M1 23V1h22Z"/>',
  redeemer: '<path fill-rule="evenodd" d="M12 2.5a5.5 5.5 0 0 1 2 10.6V16h4v3.5h-4V23h-4v-9.9a5.5 5.5 0 0 1 2-10.6ZM12 6a2 2 0 1 0 .01 0Z"/>',
  salubri: '<path d="M9.8 1h4.4v8.8H23v4.4h-8.8V23H9.8v-8.8H1V9.8h8.8Z"/>',
  samedi: '<path d="M8.5 2.5h7L19 9l-4 13H9L5 9Z"/>',
  toreador: '<path d="M2 2h10v10H2ZM12 12h10v10H12Z"/>',
  tremere: '<path d="M12 6.4 23 17.4v5.8L12 12.2 1 23.2v-5.8Z"/>',
  "true-brujah": '<path d="M1 1h22v4H1ZM1 19h22v4H1ZM9.8 5h4.4v14H9.8Z"/>',
  tzimisce: '<path d="M12 12 4 1h8ZM12 12l11-8v8ZM12 12l8 11h-8ZM12 12 1 20v-8Z"/>',
  ventrue: '<path d="M2 2h20v6.4H2ZM9.8 8h4.4v14H9.8Z"/>',
  visionary: '<path fill-rule="evenodd" d="M1 12c5-8 17-8 22 0-5 8-17 8-22 0ZM12 8.5a3.5 3.5 0 1 0 .01 0Z"/>',
};

/** Words as part of markup. */
export const escaped = (words: string): string => words.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A discipline as markup: a square for the basic level, a filled diamond for the superior one, or the bare mark. Its style is that of `Discipline`. */
export function disciplineMarkup(code: string, size: number, label = "", bare = false): string {
  const superior = !bare && code === code.toUpperCase();
  const mark = DISCIPLINES[short(code.toLowerCase())];
  const wide = superior ? Math.round(size * 1.36) : size;
  const box = bare ? "1 1 14 14" : superior ? "-3.2 -3.2 22.4 22.4" : "0 0 16 16";
  const frame = bare ? "" : `<path class="frame" d="${superior ? "M8-2.6 18.6 8 8 18.6-2.6 8Z" : "M.7.7h14.6v14.6H.7Z"}"/>`;
  const drawn = mark ? (mark.s ? `<path class="s" d="${mark.s}"/>` : "") + (mark.f ? `<path class="f" d="${mark.f}"/>` : "") : `<text x="8" y="8.5" text-anchor="middle" dominant-baseline="central">${escaped(code.charAt(0).toUpperCase())}</text>`;
  const said = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  return `<svg class="discipline${superior ? " superior" : bare ? " bare" : ""}" width="${wide}" height="${wide}" viewBox="${box}" ${said}>${frame}${superior ? `<g transform="translate(1.12 1.12) scale(.86)">${drawn}</g>` : drawn}</svg>`;
}

/** Virtues as library cards call them, and as those have them who believe. */
const VIRTUES: Readonly<Record<string, string>> = { defense: "def", innocence: "inn", judgment: "jud", martyrdom: "mar", redemption: "red", vengeance: "ven", vision: "viz" };

/** The letters of a discipline or a virtue as marks call it. */
export function short(name: string): string {
  return VIRTUES[name] ?? name;
}
