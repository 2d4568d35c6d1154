import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What every page needs is one file, instead of dozens of small ones. */
const BASE = /\/src\/(storage|(design|net|words)\/[A-Za-z.]+)(\.ts)?$|\/node_modules\//;

// Built into the Python package, and served by it from any path: all addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
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
