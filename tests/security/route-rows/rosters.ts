import { centralPath } from "./groups";
import { ownAndStaff, type Rows, signedIn } from "./row";

/** A headquarters' roster, and its letters to chapters. */
export const rosterRows: Rows = {
  "/app/group/roster": [
    {
      ids: "HQ-03",
      path: centralPath("/app/group/roster"),
      body: { rows: "0123456789abcdef~0~999999999", decision: "ours" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("not-found"),
      write: signedIn("not-found"),
    },
    {
      ids: "HQ-03",
      path: () => "/app/group/roster?account_id=999999999",
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/group/roster/upload": {
    ids: "HQ-03",
    path: centralPath("/app/group/roster/upload"),
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/roster/upload/:id": {
    ids: "HQ-03",
    path: centralPath("/app/group/roster/upload/999999999"),
    body: { decision: "take" },
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/group/nudges": {
    ids: "HQ-03",
    path: centralPath("/app/group/nudges"),
    GET: ownAndStaff("ok"),
  },
  "/app/group/nudges/new": {
    ids: "HQ-03",
    path: centralPath("/app/group/nudges/new"),
    body: { topic: "standing.bylaws_missing" },
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/nudges/:id": {
    ids: "HQ-03",
    path: centralPath("/app/group/nudges/999999999"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
};
