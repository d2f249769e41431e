import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

/** Renewing a membership, and the staff's page of an account. Nothing was sent by the writes. */
export const renewalRows: Rows = {
  "/app/renewal": {
    ids: "D-13 D-26",
    path: ({ accountId }) => `/app/renewal?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/renewal/cancel": {
    ids: "D-30",
    path: ({ accountId }) => `/app/renewal/cancel?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: ["sign-in", "not-found", "not-found", "not-found"],
  },
  "/app/renewal/return": {
    ids: "D-41",
    path: ({ accountId }) => `/app/renewal/return?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: ["sign-in", "not-found", "not-found", "not-found"],
  },
  "/admin/accounts/:id/renewal": {
    ids: "D-35",
    path: ({ accountId }) => `/admin/accounts/${accountId}/renewal`,
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    write: staffOnly("not-found"),
  },
  "/admin/accounts/show/:id": {
    ids: "D-20 D-35",
    path: ({ accountId }) => `/admin/accounts/show/${accountId}`,
    GET: staffOnly("ok"),
    POST: staffOnly("refused"),
    write: staffOnly("not-found"),
  },
};
