import { type Rows, staffOnly } from "./row";

/** The owners' page of the staff. */
export const staffRoleRows: Rows = {
  "/admin/staff": { ids: "B-98 H-01", GET: staffOnly("ok"), write: staffOnly("refused") },
};
