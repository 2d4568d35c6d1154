/** How this browser likes it: kept here, applied at once. */

import { MediaQuery } from "svelte/reactivity";
import type { Speed } from "../table/pace";

export interface Settings {
  theme: "system" | "light" | "dark";
  motion: "system" | "off";
  sound: boolean;
  /** Whether costly clicks ask once more. */
  confirm: boolean;
  /** Whether the table explains its lights and questions. */
  explain: boolean;
  /** Whether tables are shown as text. */
  text: boolean;
  /** How large text is; what is drawn keeps its size. */
  size: "normal" | "large" | "largest";
  /** How long the pointer rests on a thing before it is shown in full; or never. */
  hover: "short" | "normal" | "long" | "never";
  /** How fast moves of others are shown. */
  speed: Speed;
  /** Whether a table shows what can be worked out of hidden things. */
  belief: boolean;
  /** Whether only prepared phrases of others are shown, and nothing that they write themselves. */
  phrases: boolean;
  /** Whether official words stand beside ours where a thing is read. */
  official: boolean;
  /** The name others see at a table. */
  name: string;
}

const KEPT = "coterie.settings";
const AT_FIRST: Settings = { theme: "system", motion: "system", sound: true, confirm: true, explain: true, text: false, size: "normal", hover: "normal", speed: "normal", belief: true, phrases: false, official: false, name: "" };

function kept(): Settings {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    const fits = Object.entries(AT_FIRST).filter(([name, value]) => typeof read[name] === typeof value);
    return { ...AT_FIRST, ...Object.fromEntries(fits.map(([name]) => [name, read[name]])) };
  } catch {
    return { ...AT_FIRST };
  }
}

/** Read them anywhere: components follow. Change them by `change`. */
export const settings: Settings = $state(kept());

const lightSystem = new MediaQuery("(prefers-color-scheme: light)");
const calmSystem = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Change some settings, keep them, and let the page follow. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  apply();
}

/** Let the page follow the settings, and the system where they leave it to that. */
export function apply(): void {
  const page = document.documentElement.dataset;
  page.theme = isDark() ? "dark" : "light";
  page.size = settings.size;
  if (settings.motion === "off") page.motion = "off";
  else delete page.motion;
}

const RESTS = { short: 120, normal: 300, long: 900, never: Infinity };

/** How long the pointer rests on a thing before it is shown in full, in milliseconds. */
export function hoverDelay(): number {
  return RESTS[settings.hover];
}

/** Whether the page is dark now, by choice or by the system's. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && !lightSystem.current);
}

/** Whether things move, by choice and by the system's. */
export function moves(): boolean {
  return settings.motion !== "off" && !calmSystem.current;
}
