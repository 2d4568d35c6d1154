/** What is waited for: whoever waits longer than a moment is told what for. */

export interface Wait {
  id: number;
  /** The message that says what is waited for. */
  message: string;
}

const MOMENT = 300;
let next = 1;
const shown: Wait[] = $state([]);

/** What is waited for now, long enough to be said. */
export function waits(): readonly Wait[] {
  return shown;
}

/** Wait for some work, and say so if it takes longer than a moment. */
export async function during<T>(message: string, work: Promise<T>): Promise<T> {
  const id = next++;
  const timer = setTimeout(() => shown.push({ id, message }), MOMENT);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    const at = shown.findIndex((wait) => wait.id === id);
    if (at >= 0) shown.splice(at, 1);
  }
}
