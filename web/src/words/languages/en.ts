/** The words of one language, in one file: all but those of the terminal and the server. */
export default Object.values(
  import.meta.glob<string>(["../../../../src/coterie/locale/en/*.ftl", "!../../../../src/coterie/locale/en/{cli,server,sim}.ftl"], { query: "?raw", import: "default", eager: true }),
);
