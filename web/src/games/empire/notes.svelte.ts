// The human player's own notes on who might be a vampire, kept in this browser for each table.

export type Note = "suspected" | "cleared" | "";

export class Notes {
  readonly #place: string;
  #kept = $state<Record<string, Note>>({});

  constructor(table: string) {
    this.#place = `coterie.notes.${table}`;
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.#place) ?? "{}") as Record<string, Note>;
    } catch {
      this.#kept = {};
    }
  }

  of(person: string): Note {
    return this.#kept[person] ?? "";
  }

  write(person: string, note: Note): void {
    this.#kept[person] = note;
    localStorage.setItem(this.#place, JSON.stringify(this.#kept));
  }
}

const open = new Map<string, Notes>();

/** The notes of a table: one and the same for everybody who asks. */
export function notesOf(table: string): Notes {
  let notes = open.get(table);
  if (notes === undefined) open.set(table, (notes = new Notes(table)));
  return notes;
}
