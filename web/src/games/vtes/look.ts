import type { Look } from "../index";

const look: Look = { minutes: 90, first: "a" };
export default look;
