import { type Rows, staffOnly } from "./row";

/** The audit record. */
export const auditRows: Rows = {
  "/admin/audit": { ids: "H-13 B-98", GET: staffOnly("ok") },
  "/admin/audit/csv": { ids: "H-13 B-98", GET: staffOnly("ok") },
};
