import type { Look } from "../index";

const look: Look = { minutes: 30, first: "human" };
export default look;
