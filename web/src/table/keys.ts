// The keys of a table: arrows within a zone, digits for answers, entries of a menu and lit things, Space to go on, H to hold, N to the next decision, T for a hint, U to take back.

import type { Board } from "./board.svelte";

export interface KeyActions {
  /** Go on by the plain answer of the prompt, or say first what it ends; whether there was one. */
  plain: () => boolean;
  undo: () => void;
  hold: () => void;
  /** Show everything at once until the next decision. */
  skip: () => void;
  /** Ask what a bot would do. */
  hint: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Answer a key; whether it meant something here. */
export function press(event: KeyboardEvent, root: HTMLElement, board: Board, actions: KeyActions): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog, [role=tablist]")) return false;
  if (event.key === "Escape") {
    board.leave();
    return true;
  }
  const step = STEPS[event.key];
  if (step !== undefined) return along(target, root, step);
  if (event.repeat) return event.key === " ";
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), root, board);
  if (target.closest("[data-zone=prompt], [data-zone=options]") && event.key === " ") return false;
  if (event.key === " " && (target === document.body || target.closest("[data-zone], main") !== null) && !target.matches("a, summary, [role=switch], [role=tab], [data-named]")) {
    return actions.plain();
  }
  const letter = event.key.toLowerCase();
  if (letter === "u") actions.undo();
  else if (letter === "h") actions.hold();
  else if (letter === "n") actions.skip();
  else if (letter === "t") actions.hint();
  else return false;
  return true;
}

/** To the next or previous thing of the same zone. */
function along(target: HTMLElement, root: HTMLElement, step: number): boolean {
  const zone = target.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
  if (zone === undefined) return false;
  const all = [...root.querySelectorAll<HTMLElement>(`[data-zone="${zone}"]`)];
  all[(all.indexOf(target) + step + all.length) % all.length]?.focus();
  return true;
}

/** A digit chooses an entry of the open menu, else an answer beside the question or a line of text, else a lit thing. */
function digit(number: number, root: HTMLElement, board: Board): boolean {
  board.digits = true;
  const offered = board.menu === null ? root.querySelectorAll<HTMLElement>(".answers [data-zone=prompt], [data-zone=options]") : document.querySelectorAll<HTMLElement>(".menu button");
  const name = board.menu === null ? board.order[number - 1 - board.plain.length] : undefined;
  const element = offered[number - 1] ?? (name === undefined ? null : root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`));
  if (element === null) return false;
  element.focus();
  element.click();
  return true;
}
