import { ownAndStaff, type Rows, signedIn } from "./row";

/** What needs a signed-in person: one's own data, and what belongs to an account. */
export const memberRows: Rows = {
  "/app": [
    { ids: "B-96", GET: ["sign-in", "ok", "ok", "elsewhere"] },
    {
      ids: "B-97",
      path: ({ accountId }) => `/app?account_id=${accountId}`,
      GET: ownAndStaff("ok"),
    },
  ],
  "/app/standing/rescue": {
    ids: "RR-02 RR-03",
    path: ({ accountId }) => `/app/standing/rescue?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  // There is a file once a rescue was begun: tests/http/rescue.test.ts.
  "/app/standing/rescue/pdf": {
    ids: "RR-08",
    path: ({ accountId }) => `/app/standing/rescue/pdf?account_id=${accountId}`,
    GET: ["sign-in", "not-found", "not-found", "not-found"],
  },
  "/app/account/update/:id": {
    ids: "B-97",
    path: ({ accountId }) => `/app/account/update/${accountId}`,
    GET: ownAndStaff("ok"),
    body: { website: "no address" },
    POST: ["sign-in", "not-found", "not-found", "not-found"],
    PUT: ownAndStaff("refused"),
    DELETE: ["sign-in", "not-found", "not-found", "not-found"],
  },
  "/app/supervision": {
    ids: "SUP-04",
    path: ({ accountId }) => `/app/supervision?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    // Nothing is asked of an account that is in no group.
    write: signedIn("not-found"),
  },
  "/app/fields/editable": { ids: "B-96", GET: signedIn("ok") },
  "/app/payments": [
    { ids: "B-96", GET: ["sign-in", "ok", "ok", "elsewhere"] },
    {
      ids: "B-97",
      path: ({ accountId }) => `/app/payments?account_id=${accountId}`,
      GET: ownAndStaff("ok"),
    },
  ],
  "/app/bylaws": [
    { ids: "B-96", GET: ["sign-in", "ok", "ok", "elsewhere"] },
    {
      ids: "B-97",
      path: ({ accountId }) => `/app/bylaws?account_id=${accountId}`,
      GET: ownAndStaff("ok"),
    },
  ],
  "/account": {
    ids: "B-96",
    GET: signedIn("ok"),
    body: { phone: "no number" },
    write: signedIn("refused"),
  },
  "/account/email": { ids: "B-96", GET: signedIn("ok"), write: signedIn("refused") },
  // Whoever holds the link reads the mail of that address, signed in or not.
  "/account/email/:token": [
    {
      ids: "B-96",
      path: ({ emailPath }) => emailPath(),
      GET: "ok",
      write: ["ok|sign-in", "ok|elsewhere", "ok|elsewhere", "ok|elsewhere"],
    },
    {
      ids: "B-96",
      path: () => `/account/email/1.${"A".repeat(43)}`,
      GET: "not-found",
      write: "not-found",
    },
  ],
  "/account/passkeys": { ids: "PSK-15", GET: signedIn("ok"), write: signedIn("ok|elsewhere") },
  "/account/passkeys/new": { ids: "PSK-03", GET: signedIn("ok"), write: signedIn("refused") },
  "/account/passkeys/options": {
    ids: "PSK-12",
    GET: signedIn("not-found"),
    write: signedIn("refused"),
  },
  "/account/passkeys/:id": {
    ids: "PSK-09",
    path: () => "/account/passkeys/999999",
    GET: signedIn("not-found"),
    write: signedIn("refused"),
  },
  "/account/password": { ids: "B-96", GET: signedIn("ok"), write: signedIn("refused") },
  "/account/sessions": { ids: "B-96", GET: signedIn("elsewhere"), write: signedIn("ok|elsewhere") },
  "/account/confirm": { ids: "B-96", GET: signedIn("ok"), write: signedIn("refused") },
  "/account/two-step": { ids: "B-96", GET: signedIn("ok"), write: signedIn("refused") },
  "/account/two-step/codes": { ids: "B-96", GET: signedIn("ok"), write: signedIn("refused") },
  "/account/two-step/confirm": {
    ids: "B-96",
    GET: signedIn("elsewhere"),
    write: signedIn("refused|elsewhere"),
  },
  "/account/two-step/off": { ids: "B-96", GET: signedIn("ok"), write: signedIn("refused") },
};
