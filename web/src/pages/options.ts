/** The setup options of a game, read from the JSON schema that the server sends. */

interface Property {
  enum?: string[];
  type?: string;
  default?: unknown;
  $ref?: string;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Property>;
}

export interface Choice {
  name: string;
  kind: "choice";
  values: string[];
  initial: string;
}

export interface Whole {
  name: string;
  kind: "number";
  initial: number;
}

export interface Switch {
  name: string;
  kind: "switch";
  initial: boolean;
}

export type SetupOption = Choice | Whole | Switch;

/** The options a form can show: choices, whole numbers and switches. The recommended value of a choice comes first. */
export function setupOptions(schema: Record<string, unknown>): SetupOption[] {
  const { properties = {} } = resolved(schema as Schema);
  return Object.entries(properties).flatMap(([name, property]) => option(name, property) ?? []);
}

function resolved(schema: Schema): Schema {
  const target = schema.$ref?.replace("#/$defs/", "");
  return (target && schema.$defs?.[target]) || schema;
}

function option(name: string, property: Property): SetupOption | null {
  if (property.enum && typeof property.default === "string") {
    const initial = property.default;
    return { name, kind: "choice", values: [initial, ...property.enum.filter((value) => value !== initial)], initial };
  }
  if (property.type === "integer" && typeof property.default === "number") return { name, kind: "number", initial: property.default };
  if (property.type === "boolean" && typeof property.default === "boolean") return { name, kind: "switch", initial: property.default };
  return null;
}

/** What differs from the game's own defaults: all that needs to be sent. */
export function chosen(options: readonly SetupOption[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(options.filter(({ name, initial }) => name in values && values[name] !== initial).map(({ name }) => [name, values[name]]));
}
