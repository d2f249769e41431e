import load from "autocannon";

/** @type {import("autocannon")} */
export const autocannon = load;
