// Lambert's conformal conic projection of Europe: angles stay true, and the north is not stretched as on a sailor's chart.

const RADIANS = Math.PI / 180;
const [SOUTH, NORTH] = [39 * RADIANS, 55 * RADIANS];
const MIDDLE = { lon: 10.2, lat: 46.6 };
const SCALE = 3200;

const rise = (lat) => Math.tan(Math.PI / 4 + lat / 2);
const CONE = Math.log(Math.cos(SOUTH) / Math.cos(NORTH)) / Math.log(rise(NORTH) / rise(SOUTH));
const FACTOR = (Math.cos(SOUTH) * rise(SOUTH) ** CONE) / CONE;
const radius = (lat) => (SCALE * FACTOR) / rise(lat * RADIANS) ** CONE;

/** The sheet: what is seen when the whole map is seen. Its upper left corner is 0, 0. */
export const SHEET = { width: 1840, height: 1200 };
const CENTRE = { x: 946, y: 640 };

/** Where a place of the world lies on the sheet. */
export function project([lon, lat]) {
  const turn = CONE * (lon - MIDDLE.lon) * RADIANS;
  const far = radius(lat);
  return [CENTRE.x + far * Math.sin(turn), CENTRE.y + far * Math.cos(turn) - radius(MIDDLE.lat)];
}
