/** The setup options of a game, read from the JSON schema that the server sends. */

interface Property {
  enum?: (string | number)[];
  type?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  anyOf?: Property[];
  items?: Property;
  properties?: Record<string, Property>;
}

interface Schema extends Property {
  $defs?: Record<string, Property>;
}

export interface Choice {
  name: string;
  kind: "choice";
  values: (string | number)[];
  initial: string | number;
}

export interface Whole {
  name: string;
  kind: "number";
  initial: number;
  least: number;
  most: number;
}

export interface Switch {
  name: string;
  kind: "switch";
  initial: boolean;
}

/** Something larger, such as a deck: it comes from a JSON file. */
export interface File {
  name: string;
  kind: "file";
  initial: unknown;
}

/** One text for each seat, such as the deck that its player brings: each comes from a file, as it is. */
export interface Texts {
  name: string;
  kind: "texts";
  initial: unknown;
}

export type SetupOption = Choice | Whole | Switch | File | Texts;

const LEAST = 1;
const MOST = 100_000;

/** The options of a form: choices, whole numbers, switches and files. The recommended value of a choice comes first. */
export function setupOptions(schema: Record<string, unknown>): SetupOption[] {
  const whole = schema as Schema;
  const { properties = {} } = resolved(whole, whole);
  return Object.entries(properties).flatMap(([name, property]) => option(name, property, whole) ?? []);
}

function resolved(property: Property, { $defs = {} }: Schema): Property {
  return (property.$ref && $defs[property.$ref.replace("#/$defs/", "")]) || property;
}

function option(name: string, property: Property, schema: Schema): SetupOption | null {
  const { default: initial } = property;
  if (property.enum && (typeof initial === "string" || typeof initial === "number")) {
    return { name, kind: "choice", values: [initial, ...property.enum.filter((value) => value !== initial)], initial };
  }
  if (property.type === "integer" && typeof initial === "number") {
    return { name, kind: "number", initial, least: property.minimum ?? LEAST, most: property.maximum ?? MOST };
  }
  if (property.type === "boolean" && typeof initial === "boolean") return { name, kind: "switch", initial };
  const ways = (property.anyOf ?? [property]).map((one) => resolved(one, schema));
  if (ways.some(({ items }) => (items?.anyOf ?? [items]).some((item) => item?.type === "string"))) return { name, kind: "texts", initial: initial ?? null };
  const kinds = ways.map(({ type }) => type);
  return kinds.includes("object") || kinds.includes("array") ? { name, kind: "file", initial: initial ?? null } : null;
}

/** What differs from the game's own defaults: all that needs to be sent. The texts of seats that have none are empty. */
export function chosen(options: readonly SetupOption[], values: Readonly<Record<string, unknown>>, seats: readonly string[] = []): Record<string, unknown> {
  const sent = options.map((option) => [option.name, option.kind === "texts" ? laidOut(option, values[option.name], seats) : values[option.name], option.initial]);
  return Object.fromEntries(sent.filter(([name, value, initial]) => (name as string) in values && value !== initial));
}

function laidOut({ initial }: Texts, held: unknown, seats: readonly string[]): unknown {
  const texts = (held ?? {}) as Readonly<Record<string, string>>;
  return seats.some((seat) => texts[seat]) ? seats.map((seat) => texts[seat] ?? "") : initial;
}

/** Whether a number may stand in its field. */
export function fits({ least, most }: Whole, value: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
