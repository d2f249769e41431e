import { type Rows, staffOnly } from "./row";

/** What states ask, kept by staff. */
export const stateRows: Rows = {
  "/admin/states": {
    ids: "B-98 G-34",
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    write: staffOnly("not-found"),
  },
  "/admin/states/:state": [
    {
      ids: "B-98 G-34",
      path: () => "/admin/states/CA",
      GET: staffOnly("ok"),
      POST: staffOnly("refused"),
      write: staffOnly("not-found"),
    },
    {
      ids: "B-98 G-34",
      path: () => "/admin/states/XX",
      GET: staffOnly("not-found"),
      write: staffOnly("not-found"),
    },
  ],
};
