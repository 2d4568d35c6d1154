import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const FACES = ["grenze-gotisch", "source-sans-3", "texturina"];

/** The typefaces are free to use as long as their licences travel with them. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      for (const face of FACES) {
        const source = readFileSync(new URL(`node_modules/@fontsource-variable/${face}/LICENSE`, import.meta.url), "utf-8");
        this.emitFile({ type: "asset", fileName: `licences/${face}.txt`, source });
      }
    },
  };
}

/** One file for the words of each language, instead of one for each area. */
function wordsOf(id: string): string | null {
  const found = /\/locale\/([A-Za-z-]+)\/[a-z-]+\.ftl/.exec(id);
  return found ? `words-${found[1]}` : null;
}

// Built into the Python package, and served by it from any path: all addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/coterie/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8666", "/ws": { target: "ws://127.0.0.1:8666", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
