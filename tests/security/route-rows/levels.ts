import { type Rows, staffOnly } from "./row";

/** What membership costs, kept by staff. */
export const levelRows: Rows = {
  "/admin/levels": { ids: "B-98 H-10", GET: staffOnly("ok") },
  "/admin/levels/:id": [
    {
      ids: "B-98 H-10",
      path: () => "/admin/levels/1002",
      GET: staffOnly("ok"),
      body: { renewal_price: "much" },
      POST: staffOnly("refused"),
      write: staffOnly("not-found"),
    },
    {
      ids: "B-98 H-10",
      path: () => "/admin/levels/999999999",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
};
