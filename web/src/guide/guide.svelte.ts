// A guided game: which step is due, what is done where none is, and what is answered to whoever presses something else.

import type { AskInfo, LessonInfo, LessonStep, Option } from "../protocol";
import type { TableSession } from "../table/session.svelte";
import type { Text } from "../words";

/** What this browser remembers of a guided game. */
interface Memory {
  /** Whether the guide was left, to be taken up later. */
  left: boolean;
  /** Whether something was done meanwhile. */
  strayed: boolean;
  /** At which question each step was met, by its id. */
  met: Record<string, number>;
}

/** The level of bots that play in a guided game. */
export const GUIDE = "guide";

/** What lies at a path of a view. */
export function at(view: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, name) => (part instanceof Object ? (part as Record<string, unknown>)[name] : undefined), view);
}

export function holds(view: unknown, wanted: LessonStep["when"]): boolean {
  return Object.entries(wanted).every(([path, value]) => at(view, path) === value);
}

/** The marks of a key, each with how often it is made: `seat:b*3 seat:c`. */
export function partsOf(key: string): [key: string, times: number][] {
  return key.split(" ").map((part) => {
    const [, name = part, times = "1"] = /^(.+?)(?:\*(\d+))?$/.exec(part) ?? [];
    return [name, Number(times)];
  });
}

/** Whether a question takes a key: one of its options, or marks. */
export function takes(ask: AskInfo, key: string): boolean {
  return ask.options.some((option) => option.key === key) || partsOf(key).every(([name, times]) => ask.marks.some((mark) => mark.key === name && mark.most >= times));
}

/** The step that is due at a question: the first whose key can be chosen. */
export function stepAt(lesson: LessonInfo, ask: AskInfo | null, view: unknown): LessonStep | null {
  if (ask === null) return null;
  const turn = at(view, "turn");
  return lesson.steps.find((step) => step.turn === turn && (step.prompt === "" || step.prompt === ask.prompt.id) && holds(view, step.when) && takes(ask, step.key)) ?? null;
}

function remembered(place: string): Memory {
  const nothing = { left: false, strayed: false, met: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Memory>) };
  } catch {
    return nothing;
  }
}

export class Guide {
  readonly #place: string;
  readonly #memory: Memory;
  left = $state(false);
  /** What is answered to a wrong press. */
  wrong = $state.raw<Text | null>(null);
  /** How far it has come: the number of the step that was met last, from 0. */
  reached = $state(0);
  readonly done = $derived.by(() => this.session.view !== null && holds(this.session.view, this.lesson.done));
  readonly step = $derived.by(() => (this.done ? null : stepAt(this.lesson, this.session.ask, this.session.view)));
  /** Whether the game has gone beyond the lesson, though not everything was learned. */
  readonly missed = $derived.by(() => !this.done && Number(at(this.session.view, "turn")) > Math.max(...this.lesson.steps.map((step) => step.turn)));

  constructor(
    readonly session: TableSession,
    readonly lesson: LessonInfo,
  ) {
    this.#place = `coterie.guide.${session.table}`;
    this.#memory = remembered(this.#place);
    this.left = this.#memory.left;
    this.reached = Math.max(0, lesson.steps.findLastIndex((step) => step.id in this.#memory.met));
    session.guard = (option) => this.#allows(option);
    if (!session.held && session.windows.chosen.length > 0) session.askEverywhere();
  }

  stop(): void {
    this.session.guard = null;
  }

  #remember(): void {
    this.#memory.left = this.left;
    localStorage.setItem(this.#place, JSON.stringify(this.#memory));
  }

  /** A step is shown: it can be come back to. */
  meet(step: LessonStep): void {
    const { ask } = this.session;
    if (ask === null || this.left) return;
    this.reached = this.lesson.steps.indexOf(step);
    if (this.#memory.met[step.id] === ask.number) return;
    this.#memory.met[step.id] = ask.number;
    this.#remember();
  }

  /** Where the lesson has nothing to say, the guide passes. */
  pass(): void {
    const pass = this.session.options.find((option) => option.key === "pass");
    if (pass !== undefined && !this.session.busy) this.session.answer(pass);
  }

  get passes(): boolean {
    const { ask, busy } = this.session;
    return !this.left && !this.done && !this.missed && this.step === null && ask !== null && !busy && takes(ask, "pass");
  }

  #allows(option: Option): boolean {
    if (this.done || this.missed) return true;
    if (this.left) {
      this.#memory.strayed = true;
      this.#remember();
      return true;
    }
    const { step } = this;
    if (step === null || step.key === option.key) {
      this.wrong = null;
      return true;
    }
    this.wrong = { id: `${this.session.game}-guide-${step.id}-wrong`, args: { what: option.label, card: this.cardOf(step) } };
    this.session.unmark();
    return false;
  }

  /** The card that the words of a step name. */
  cardOf(step: LessonStep) {
    const fact = this.session.facts[step.card] as { name?: string } | undefined;
    return { type: "ref" as const, kind: `${this.session.game}-card`, id: step.card, name: fact?.name ?? "" };
  }

  leave(): void {
    this.left = true;
    this.wrong = null;
    this.#remember();
  }

  /** Go on where it was left; what was done meanwhile is taken back. */
  resume(): void {
    this.left = false;
    if (this.#memory.strayed || this.missed) this.#back(this.reached);
    this.#memory.strayed = false;
    this.#remember();
  }

  /** Whether there is a step before this one to go back to. */
  get mayGoBack(): boolean {
    return this.reached > 0 && this.#number(this.reached - 1) !== undefined;
  }

  goBack(): void {
    this.wrong = null;
    this.#back(this.reached - 1);
  }

  #number(at: number): number | undefined {
    return this.#memory.met[this.lesson.steps[at]?.id ?? ""];
  }

  #back(at: number): void {
    const number = this.#number(at);
    const now = this.session.ask?.number;
    if (number === undefined || number === now) return;
    this.reached = at;
    void this.session.send({ type: "undo", number });
  }
}
