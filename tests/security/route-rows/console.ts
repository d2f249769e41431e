import { type Rows, staffOnly } from "./row";

/** What staff see across all rooms. */
export const consoleRows: Rows = {
  "/admin/search": {
    ids: "H-01 B-98",
    path: () => "/admin/search?search=boosters",
    GET: staffOnly("ok"),
  },
  "/admin/accounts": { ids: "H-02 B-98", GET: staffOnly("ok") },
  "/admin/accounts/:id/merge": {
    ids: "H-02 B-98",
    path: ({ accountId }) => `/admin/accounts/${accountId}/merge`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/invoices": { ids: "H-02 B-98", GET: staffOnly("ok") },
  "/admin/invoices/csv": { ids: "H-02 B-98", GET: staffOnly("ok") },
  "/admin/payments": { ids: "H-02 B-98", GET: staffOnly("ok") },
  "/admin/payments/csv": { ids: "H-02 B-98", GET: staffOnly("ok") },
  "/admin/accounts/csv": { ids: "H-02 B-98", GET: staffOnly("ok") },
};
