/** The words of one language, in one file: all but those of the terminal and the server. */
export default Object.values(
  import.meta.glob<string>(["../../../../src/coterie/locale/fr/*.ftl", "!../../../../src/coterie/locale/fr/{cli,server,sim}.ftl"], { query: "?raw", import: "default", eager: true }),
);
