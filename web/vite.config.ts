import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the Python package, and served by it from any path: all addresses are relative.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/coterie/server/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:8666", "/ws": { target: "ws://127.0.0.1:8666", ws: true } } },
});
