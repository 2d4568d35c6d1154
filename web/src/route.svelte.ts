/** Where in the client we are. Addresses are fragments, so that the page works on any path and secrets in them stay in the browser. */

export interface Route {
  page: string;
  args: string[];
}

/** How a deck begins that stands behind the `#` of a link, as the server writes it, too. */
const DECK = "c1:";

function read(): Route {
  if (location.hash.startsWith(`#${DECK}`)) return { page: "decks", args: ["share", location.hash.slice(1)] };
  const [page = "", ...args] = location.hash.replace(/^#\/?/, "").split("/").map(decode);
  return { page, args };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current: Route = $state.raw(read());
addEventListener("hashchange", () => (current = read()));

/** The page we are on, and what it is given. */
export function route(): Route {
  return current;
}

/** The address of a page, for links. */
export function href(page: string, ...args: string[]): string {
  return `#/${[page, ...args].map(encodeURIComponent).join("/")}`;
}

/** Go to a page; `replace` leaves no way back to where we were. */
export function go(page: string, args: readonly string[] = [], replace = false): void {
  const target = href(page, ...args);
  if (!replace) {
    location.hash = target;
    return;
  }
  history.replaceState(null, "", target);
  current = read();
}
