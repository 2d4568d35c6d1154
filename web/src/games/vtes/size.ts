// How much room there is: what is drawn closer, or elsewhere, in small windows.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 760px)");
/** One line for each card on the boards of others. */
export const narrow = new MediaQuery("(max-width: 1180px)");
/** Everything one step closer, and the rail folded. */
export const lower = new MediaQuery("(min-width: 761px) and (max-height: 740px)");
