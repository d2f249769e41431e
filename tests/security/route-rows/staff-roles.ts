import { type Rows, staffOnly } from "./row";

/** The page of the staff and their roles. */
export const staffRoleRows: Rows = {
  "/admin/people/:id": {
    ids: "B-98",
    path: ({ ownId }) => `/admin/people/${ownId}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/staff": { ids: "B-98 H-01", GET: staffOnly("ok"), write: staffOnly("refused") },
};
