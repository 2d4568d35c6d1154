/** Made with every build from the Fluent files of `src/coterie/locale` and of the families of games: how to fetch the words of each language. */
declare module "virtual:words" {
  const words: Record<keyof typeof import("../../../src/coterie/locale/languages.json"), () => Promise<{ default: string[] }>>;
  export default words;
}
