/** A plugin of the build, for the module `virtual:words`. */
export const words: { name: string; resolveId(id: string): string | null; load(id: string): string | null };
