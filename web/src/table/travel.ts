// Things travel from where they were to where they are. Elements say who they are by `data-fly`, and where a new one comes from by
// `data-from`, the name of a place that carries `data-place`.

import { moves } from "../net/settings.svelte";

type Places = Map<string, DOMRect>;

/** Where everything is now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly], [data-place]")) {
    const name = element.dataset["fly"] ?? element.dataset["place"] ?? "";
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(name, box);
  }
  return found;
}

/** Move whatever is elsewhere now from where it was. */
export function travel(root: HTMLElement, before: Places): void {
  if (!moves()) return mark(root, before);
  const style = getComputedStyle(root);
  const step = parseFloat(style.getPropertyValue("--step")) || 240;
  const far = parseFloat(style.getPropertyValue("--travel")) || 420;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const was = before.get(element.dataset["fly"] ?? "") ?? before.get(element.dataset["from"] ?? "");
    const is = element.getBoundingClientRect();
    if (was === undefined || is.width === 0) continue;
    const x = was.left + was.width / 2 - (is.left + is.width / 2);
    const y = was.top + was.height / 2 - (is.top + is.height / 2);
    const way = Math.hypot(x, y);
    if (way < 6) continue;
    const size = Math.min(1.6, Math.max(0.3, was.width / is.width));
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 20 }, { transform: "none", zIndex: 20 }], {
      duration: way > 320 ? far : step,
      easing: "cubic-bezier(.2, .7, .2, 1)",
    });
  }
}

/** Without motion an outline of ink shows for two seconds what is new. */
function mark(root: HTMLElement, before: Places): void {
  if (before.size === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    if (before.has(element.dataset["fly"] ?? "")) continue;
    element.classList.add("changed");
    setTimeout(() => element.classList.remove("changed"), 2000);
  }
}
