/** Everything that is drawn of Europe, as `web/src/games/fury/map/europe.d.ts` describes it. */
export function europe(): object;
