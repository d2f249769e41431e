import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

/** The standing of a club, its certificates, and the pages about them for everybody and for staff. */
export const standingRows: Rows = {
  "/app/standing": {
    ids: "STD",
    path: ({ accountId }) => `/app/standing?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/standing/certificate": {
    ids: "STD-09",
    path: ({ accountId }) => `/app/standing/certificate?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    write: signedIn("refused"),
  },
  "/app/standing/certificate/:id": {
    ids: "STD-09",
    path: () => "/app/standing/certificate/999999999",
    GET: signedIn("not-found"),
  },
  "/app/standing/badge": {
    ids: "STD-09",
    path: ({ accountId }) => `/app/standing/badge?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    body: { badge: "off" },
    write: ownAndStaff("ok|elsewhere"),
  },
  "/check": { ids: "STD-11", GET: "ok" },
  "/check/:code": [
    { ids: "STD-11", path: () => `/check/${"A".repeat(26)}`, GET: "not-found" },
    { ids: "STD-11", path: () => "/check/12-3456789", GET: "elsewhere" },
  ],
  "/badge/:name": { ids: "STD-14", path: () => `/badge/${"A".repeat(26)}.svg`, GET: "not-found" },
  "/.well-known/standing-keys.json": { ids: "STD-10", GET: "ok" },
  "/admin/standing": { ids: "STD-08", GET: staffOnly("ok"), write: staffOnly("refused") },
  "/admin/standing/:id": {
    ids: "STD-16",
    path: ({ accountId }) => `/admin/standing/${accountId}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
};
