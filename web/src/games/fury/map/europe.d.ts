/** The map of Europe as the build makes it from public data: see tools/europe. Lengths are units of the sheet. */
declare module "virtual:europe" {
  type Kind = "large" | "small" | "sea" | "castle" | "hospital";
  interface Place {
    kind: Kind;
    x: number;
    y: number;
    /** On which side its name stands, and how far from its mark in pixels. */
    label: [anchor: "start" | "middle" | "end", dx: number, dy: number];
    /** What its name covers, in pixels from its mark. */
    box: [left: number, top: number, right: number, bottom: number];
    /** The smallest scale at which its name touches nothing. */
    room: number;
  }
  /** Two ends and the path between them. */
  type Line = [from: string, to: string, path: string];
  const europe: {
    width: number;
    height: number;
    coast: string;
    seas: Record<string, string>;
    places: Record<string, Place>;
    roads: Line[];
    west: Line[];
    east: Line[];
    ships: Line[];
  };
  export default europe;
  export type { Kind, Line, Place };
}
