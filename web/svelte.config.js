import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Short names for the scopes of styles: they stand in every rule and on every element. */
const cssHash = ({ hash, name, css }) => `s-${hash(name + css).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash, discloseVersion: false } };
