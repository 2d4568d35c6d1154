import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { europe } from "../tools/europe/index.mjs";

/** What every page needs is one file, instead of dozens of small ones. */
const BASE = /\/src\/(storage|(design|net|words)\/[A-Za-z.]+)(\.ts)?$|\/node_modules\//;

/** The map of Europe is made anew with every build, from public data and a list of places. */
const map = {
  name: "europe",
  resolveId: (id: string) => (id === "virtual:europe" ? "\0europe" : null),
  load: (id: string) => (id === "\0europe" ? `export default JSON.parse(${JSON.stringify(JSON.stringify(europe()))})` : null),
};

// Built into the Python package, and served by it from any path: all addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), map],
  build: {
    outDir: "../src/coterie/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [{ name: "base", test: BASE }] },
        assetFileNames: ({ names }) => (names.includes("LICENSE") ? "assets/licence-[hash].txt" : "assets/[name]-[hash][extname]"),
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8666", "/ws": { target: "ws://127.0.0.1:8666", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
