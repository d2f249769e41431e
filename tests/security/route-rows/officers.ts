import { type Cell, type Cells, ownAndStaff, type Row, type Rows, signedIn } from "./row";

const of =
  (path: string): NonNullable<Row["path"]> =>
  ({ accountId }) =>
    `${path}?account_id=${accountId}`;

/** Only who may see donors: neither staff nor others of the club. */
const donors = (cell: Cell): Cells => ["sign-in", "not-found", cell, "forbidden"];

/** Who holds which office of a club, and what people gave to it. */
export const officerRows: Rows = {
  "/app/officers": { ids: "HND-14", path: of("/app/officers"), GET: ownAndStaff("ok") },
  "/app/officers/new": {
    ids: "HND-14",
    path: of("/app/officers/new"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/officers/8822-b": {
    ids: "HND-12",
    path: of("/app/officers/8822-b"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/officers/8822-b.pdf": {
    ids: "HND-12",
    path: of("/app/officers/8822-b.pdf"),
    GET: ownAndStaff("elsewhere"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/officers/:id": {
    ids: "HND-14",
    path: of("/app/officers/999999999"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/officers/:id/letter": {
    ids: "OL-02",
    path: of("/app/officers/999999999/letter"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/officers/letters/:id": {
    ids: "OL-02",
    path: () => "/app/officers/letters/999999999",
    GET: signedIn("not-found"),
  },
  "/officer-letter/:token": {
    ids: "OL-07",
    path: () => `/officer-letter/1.${"A".repeat(43)}`,
    GET: "not-found",
    write: "not-found",
  },
  "/app/gifts": {
    ids: "TRE-15",
    path: of("/app/gifts"),
    GET: donors("ok"),
    write: donors("not-found"),
  },
  "/app/gifts/:id/letter": {
    ids: "TRE-15",
    path: () => "/app/gifts/999999999/letter",
    GET: signedIn("not-found"),
  },
  "/app/gifts/years/:year": {
    ids: "TRE-13",
    path: of("/app/gifts/years/2026"),
    GET: donors("ok"),
    write: signedIn("not-found"),
  },
  "/app/gifts/years/:year/gifts.csv": {
    ids: "TRE-15",
    path: of("/app/gifts/years/2026/gifts.csv"),
    GET: donors("ok"),
  },
  "/app/gifts/years/:year/letters.pdf": {
    ids: "TRE-13",
    path: of("/app/gifts/years/2026/letters.pdf"),
    // The club has not said what its determination letter says.
    GET: donors("refused"),
  },
  "/app/gifts/new": {
    ids: "TRE-15",
    path: of("/app/gifts/new"),
    GET: donors("ok"),
    write: donors("refused"),
  },
  "/app/packet": {
    ids: "HND-06",
    path: of("/app/packet"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("ok|elsewhere"),
  },
  "/app/packet/:file": {
    ids: "HND-06",
    path: () => "/app/packet/999999999.zip",
    GET: signedIn("not-found"),
  },
  "/app/officers/resolution": {
    ids: "HND-13",
    path: of("/app/officers/resolution"),
    GET: ownAndStaff("ok"),
  },
  "/app/officers/resolution.pdf": {
    ids: "HND-13",
    path: of("/app/officers/resolution.pdf"),
    GET: ownAndStaff("refused"),
  },
  "/app/officers/roster.csv": {
    ids: "HND-14",
    path: of("/app/officers/roster.csv"),
    GET: ownAndStaff("ok"),
  },
  "/app/officers/roster.pdf": {
    ids: "HND-14",
    path: of("/app/officers/roster.pdf"),
    GET: ownAndStaff("ok"),
  },
};
