import { ownAndStaff, type Row, type Rows, signedIn } from "./row";

const of =
  (path: string): NonNullable<Row["path"]> =>
  ({ accountId }) =>
    `${path}?account_id=${accountId}`;

/** What a club has to do and by when, and what its people do about it. */
export const calendarRows: Rows = {
  "/app/calendar": {
    ids: "CAL-01",
    path: of("/app/calendar"),
    GET: ownAndStaff("ok"),
    write: signedIn("not-found"),
  },
  "/app/calendar/:code/:period": {
    ids: "CAL-07",
    path: of("/app/calendar/us.unknown/2026"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/calendar/:file": {
    ids: "CAL-20",
    path: of("/app/calendar/2026.pdf"),
    GET: ownAndStaff("ok"),
  },
  "/app/calendar/us.990n/:period/e-postcard": {
    ids: "EP-07",
    path: of("/app/calendar/us.990n/2026/e-postcard"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/calendar/facts": {
    ids: "CAL-02",
    path: of("/app/calendar/facts"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/calendar/feed": {
    ids: "CAL-13",
    path: of("/app/calendar/feed"),
    // A person's own: staff have none of a club that they are not among.
    GET: ["sign-in", "not-found", "ok", "not-found"],
    write: signedIn("not-found"),
  },
  "/app/calendar/own": {
    ids: "CAL-16",
    path: of("/app/calendar/own"),
    GET: ownAndStaff("ok"),
    write: ownAndStaff("refused"),
  },
  "/app/calendar/own/:id": {
    ids: "CAL-16",
    path: of("/app/calendar/own/999999999"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/calendar/print": {
    ids: "CAL-20",
    path: of("/app/calendar/print"),
    GET: ownAndStaff("ok"),
  },
  "/account/digest": { ids: "CAL-10", GET: signedIn("ok"), write: signedIn("refused") },
};
