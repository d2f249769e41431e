import { type Rows, staffOnly } from "./row";

/** The catalogue of duties and the settings of supervision, kept by staff. */
export const dutyRows: Rows = {
  "/admin/duties": { ids: "CAL-18", GET: staffOnly("ok") },
  "/admin/duties/:code": [
    {
      ids: "CAL-18",
      path: () => "/admin/duties/us.990n",
      GET: staffOnly("ok"),
      POST: staffOnly("refused"),
      write: staffOnly("not-found"),
    },
    {
      ids: "CAL-18",
      path: () => "/admin/duties/us.nothing",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
  "/admin/supervision": {
    ids: "SUP-14",
    body: { name: "grace_days", value: "many" },
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    write: staffOnly("not-found"),
  },
};
