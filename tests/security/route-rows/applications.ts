import type { Rows } from "./row";

/** Starting, filling in and deciding an application. */
export const applicationRows: Rows = {};
