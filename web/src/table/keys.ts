// The keys of a table: arrows within a zone, digits for lit things or lines of text, Space for the plain answer, H to hold, U to take back.

import type { Board } from "./board.svelte";

export interface KeyActions {
  /** Give the plain answer of the prompt; whether there was one. */
  plain: () => boolean;
  undo: () => void;
  hold: () => void;
  /** Show everything at once until the next decision. */
  skip: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Answer a key; whether it meant something here. */
export function press(event: KeyboardEvent, root: HTMLElement, board: Board, actions: KeyActions): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog, [role=tablist]")) return false;
  if (event.key === "Escape") {
    board.clear();
    return true;
  }
  const step = STEPS[event.key];
  if (step !== undefined) return along(target, root, step);
  if (event.repeat) return event.key === " ";
  if (/^[1-9]$/.test(event.key)) return digit(Number(event.key), root, board);
  if (target.closest("[data-zone=prompt], [data-zone=options]") && event.key === " ") return false;
  if (event.key === " " && (target === document.body || target.closest("[data-zone], main") !== null) && !target.matches("a, [role=switch], [role=tab]")) {
    return actions.plain();
  }
  const letter = event.key.toLowerCase();
  if (letter === "u") actions.undo();
  else if (letter === "h") actions.hold();
  else if (letter === "n") actions.skip();
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

function digit(number: number, root: HTMLElement, board: Board): boolean {
  const line = root.querySelectorAll<HTMLElement>("[data-zone=options]")[number - 1];
  if (line !== undefined) {
    line.click();
    return true;
  }
  const name = board.order[number - 1];
  if (name === undefined) return false;
  const element = root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`);
  if (element === null) return false;
  board.digits = true;
  element.focus();
  element.click();
  return true;
}
