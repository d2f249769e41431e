import { centralPath } from "./groups";
import { ownAndStaff, type Row, type Rows, signedIn } from "./row";

const of =
  (path: string): NonNullable<Row["path"]> =>
  ({ accountId }) =>
    `${path}?account_id=${accountId}`;

/** What a headquarters asks to be signed, and what a chapter's officers sign. */
export const letterRows: Rows = {
  "/app/letters": { ids: "LET-04", path: of("/app/letters"), GET: ownAndStaff("ok") },
  "/app/letters/:id": {
    ids: "LET-02",
    path: () => "/app/letters/999999999",
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/letters/:id/file": {
    ids: "LET-06",
    path: () => "/app/letters/999999999/file",
    GET: signedIn("not-found"),
  },
  "/app/letters/:id/revoke": {
    ids: "LET-08",
    path: () => "/app/letters/999999999/revoke",
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/letters/:id/sign": {
    ids: "LET-09",
    path: () => "/app/letters/999999999/sign",
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/group/letters": {
    ids: "LET-05",
    path: centralPath("/app/group/letters"),
    GET: ownAndStaff("ok"),
  },
  "/app/group/letters/:id": {
    ids: "LET-05",
    path: centralPath("/app/group/letters/999999999"),
    GET: signedIn("not-found"),
  },
  "/app/group/letters/new": {
    ids: "LET-05",
    path: async (world) => {
      const path = await centralPath("/app/group/letters/new")(world);
      return `${path}&kind=inclusion`;
    },
    body: { decision: "send", days: "never" },
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/group/letters/shared/:chapter": {
    ids: "LET-08",
    path: centralPath("/app/group/letters/shared/999999999"),
    GET: signedIn("not-found"),
  },
};
