/** Short messages that come and go by themselves. */

export interface Toast {
  id: number;
  words: string;
  kind: "plain" | "problem";
}

let next = 1;
const shown: Toast[] = $state([]);

/** The messages to be seen now. */
export function toasts(): readonly Toast[] {
  return shown;
}

/** Show a message for a few seconds; a problem stays longer. */
export function toast(words: string, kind: Toast["kind"] = "plain"): void {
  const id = next++;
  shown.push({ id, words, kind });
  setTimeout(() => dismiss(id), kind === "problem" ? 9000 : 4500);
}

/** Take a message away. */
export function dismiss(id: number): void {
  const place = shown.findIndex((one) => one.id === id);
  if (place >= 0) shown.splice(place, 1);
}
