import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { europe } from "../tools/europe/index.mjs";
import { words } from "../tools/words/index.mjs";

/** What belongs together is one file: dozens of small ones are asked for one by one, and do not compress well. The words of a language are one, and so is the drawing of a game. */
const GROUPS = [
  { name: "base", test: /\/src\/(storage|(design|net|words)\/(?!heraldry|Clan|Discipline)[A-Za-z.]+)(\.ts)?$|\/node_modules\// },
  { name: "pages", test: /\/src\/(pages\/|[A-Za-z.]+$)/ },
  { name: "vtes-marks", test: /\/src\/design\/(heraldry|Clan|Discipline)/ },
  { name: "vtes-reading", test: /\/src\/games\/vtes\/(view|reading\/(Sheet|Picture|Rulings|Lines|lines|readings|card)\.)/ },
  { name: "precons", test: /\/src\/games\/[a-z]+\/decks\/precons\// },
  { name: "decks", test: /\/src\/games\/[a-z]+\/decks\// },
  { name: "table", test: /\/src\/(table|replay)\// },
  { name: "guide", test: /\/src\/(guide\/|games\/[a-z]+\/first)/ },
];

/** The map of Europe is made anew with every build, from public data and a list of places. */
const map = {
  name: "europe",
  resolveId: (id: string) => (id === "virtual:europe" ? "\0europe" : null),
  load: (id: string) => (id === "\0europe" ? `export default JSON.parse(${JSON.stringify(JSON.stringify(europe()))})` : null),
};

// Built into the Python package, and served by it from any path: all addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), map, words],
  build: {
    outDir: "../src/coterie/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // browsers that cannot fetch modules ahead fetch them in time
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at })) },
        assetFileNames: ({ names }) => (names.includes("LICENSE") ? "assets/licence-[hash].txt" : "assets/[name]-[hash][extname]"),
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8666", "/ws": { target: "ws://127.0.0.1:8666", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
