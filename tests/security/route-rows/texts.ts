import { type Rows, staffOnly } from "./row";

/** Staff's pages of the site's texts. */
export const textRows: Rows = {
  "/admin/texts": { ids: "B-98", GET: staffOnly("ok") },
  "/admin/texts/:page/:key": {
    ids: "B-98",
    path: () => "/admin/texts/home/title",
    body: { en_version: "the last one" },
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
};
