import { type Rows, staffOnly } from "./row";

/** The search through the IRS's public list, for anybody. */
export const listingRows: Rows = {
  "/verify-501c3": { ids: "G-36", GET: "ok" },
  "/listings": {
    ids: "G-37",
    path: () => "/listings?search=verify-501c3&keyword=&page=1",
    GET: "ok",
  },
  "/admin/listings": {
    ids: "H-12 B-98",
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    PUT: staffOnly("not-found"),
    DELETE: staffOnly("not-found"),
  },
  "/listings/:ein": { ids: "G-43", path: () => "/listings/990000000", GET: "not-found" },
};
