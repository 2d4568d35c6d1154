/** Where a browser keeps nothing (storage may be forbidden), things are kept as long as the page is open. */

class Forgetful implements Storage {
  readonly #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

try {
  localStorage.setItem("coterie.probe", "1");
  localStorage.removeItem("coterie.probe");
} catch {
  Object.defineProperty(globalThis, "localStorage", { value: new Forgetful(), configurable: true });
}
