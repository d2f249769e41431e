import type { Rows } from "./row";

/** Starting, filling in and deciding an application. */
export const applicationRows: Rows = {
  "/application/start": { ids: "B-95", GET: "ok", write: "refused" },
};
