import { type Rows, staffOnly } from "./row";

/** What only staff reach. */
export const staffRows: Rows = {
  "/admin": { ids: "B-98", GET: staffOnly("ok") },
};
