import { centralPath } from "./groups";
import { ownAndStaff, type Row, type Rows, signedIn, staffOnly } from "./row";

const of =
  (path: string): NonNullable<Row["path"]> =>
  ({ accountId }) =>
    `${path}?account_id=${accountId}`;

/** Handing a club over. */
export const handoverRows: Rows = {
  "/app/handover": {
    ids: "HND-01",
    path: of("/app/handover"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/group/handover": {
    ids: "HND-10",
    path: centralPath("/app/group/handover"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/admin/handover": { ids: "HND-11", GET: staffOnly("ok"), write: staffOnly("refused") },
  "/app/handover/claims/:id": {
    ids: "HND-11",
    path: () => "/app/handover/claims/999999999",
    GET: signedIn("not-found"),
  },
  "/claim": { ids: "HND-11", GET: "ok", write: "refused" },
  "/app/handover/:id": {
    ids: "HND-04",
    path: () => "/app/handover/999999999",
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/handover/:token": {
    ids: "HND-03",
    path: () => `/handover/${"A".repeat(43)}`,
    GET: "ok",
    POST: "refused",
    write: "not-found",
  },
};
