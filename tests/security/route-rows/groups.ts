import { createGroup } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn } from "./row";

const groups = new WeakMap<World, Promise<unknown>>();

/** The world's account as the central organization of a group, at one of its pages. */
const centralPath =
  (page: string) =>
  async (world: World): Promise<string> => {
    const system = createCtx({ actor: { kind: "system", name: "tests" } });
    const { accountId: centralAccountId } = world;
    const made =
      groups.get(world) ?? createGroup(system, { label: "Of the rows", centralAccountId });
    groups.set(world, made);
    await made;
    return `${page}?account_id=${centralAccountId}`;
  };

/** A central organization's chapters. */
export const groupRows: Rows = {
  "/app/group": [
    {
      ids: "B-97",
      path: centralPath("/app/group"),
      body: { chapters: "1:2027-05-03:100" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "B-97",
      path: () => "/app/group?account_id=999999999",
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/group/duties": [
    {
      ids: "CAL-17",
      path: centralPath("/app/group/duties"),
      body: { title: "A duty", date: "never" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "CAL-17",
      path: async (world) => `${await centralPath("/app/group/duties")(world)}&duty=999999`,
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
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
    POST: ["sign-in", "not-found", "refused", "refused"],
    write: signedIn("not-found"),
  },
  "/app/group/nudges/:id": {
    ids: "HQ-03",
    path: centralPath("/app/group/nudges/999999999"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
};
