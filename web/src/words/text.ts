/** Words without a language, as the server sends them: message ids with arguments. */

/** A thing of a game that a text names. Its name is the message `<kind>-<id>`, unless it brings a name of its own,
 * which may be another one in another language. */
export interface Ref {
  readonly type?: "ref";
  readonly kind: string;
  readonly id: string;
  readonly name?: string;
}

/** A message id and its arguments. */
export interface Text {
  readonly type?: "text";
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg | readonly Arg[]>>;
}

/** An event in words: its kind is the message, its roles are the arguments. */
export function sentence({ kind, roles }: { readonly kind: string; readonly roles?: Args }): Text {
  return roles ? { id: kind, args: roles } : { id: kind };
}

export type Arg = string | number | Ref | Text;
export type Args = Readonly<Record<string, Arg | readonly Arg[]>>;

export function isRef(arg: unknown): arg is Ref {
  return typeof arg === "object" && arg !== null && "kind" in arg && "id" in arg;
}

export function isText(arg: unknown): arg is Text {
  return typeof arg === "object" && arg !== null && "id" in arg && !("kind" in arg);
}
