import type { Look } from "../index";

const look: Look = { minutes: 150, first: "van_helsing" };
export default look;
