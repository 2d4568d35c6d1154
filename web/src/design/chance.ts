/** Chance that depends on a name alone: the same thing looks the same in every browser. */

/** A number for a name (FNV-1a, 32 bits). */
export function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    value ^= name.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Numbers from 0 to 1, in an order that the name gives (mulberry32). */
export function seeded(name: string): () => number {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
