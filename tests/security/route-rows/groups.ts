import { addRegion, createGroup } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { makeAccount } from "#tests/factories/account";
import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn } from "./row";

interface MadeGroup {
  readonly chapterId: number;
  readonly regionId: number;
}
const groups = new WeakMap<World, Promise<MadeGroup>>();

async function makeGroup({ accountId: centralAccountId }: World): Promise<MadeGroup> {
  const system = createCtx({ actor: { kind: "system", name: "tests" } });
  const { id: chapterId } = await makeAccount(system, "Chapter of the rows");
  const accountIds = [chapterId];
  await createGroup(system, { label: "Of the rows", centralAccountId, accountIds });
  const region = await addRegion(system, { centralAccountId, name: "Of the rows" });
  if (!region.ok) throw new Error("the region was refused");
  return { chapterId, regionId: region.value.id };
}

/** The world's account as the central organization of a group with a chapter, at one of its pages. */
export const centralPath =
  (page: string | ((made: MadeGroup) => string)) =>
  async (world: World): Promise<string> => {
    const making = groups.get(world) ?? makeGroup(world);
    groups.set(world, making);
    const path = typeof page === "string" ? page : page(await making);
    await making;
    return `${path}${path.includes("?") ? "&" : "?"}account_id=${world.accountId}`;
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
  "/app/group/standing": {
    ids: "HQ-03",
    path: centralPath("/app/group/standing"),
    GET: ownAndStaff("ok"),
  },
  "/app/group/standing.json": {
    ids: "HQ-03",
    path: centralPath("/app/group/standing.json"),
    GET: ownAndStaff("ok"),
  },
  "/app/group/export": [
    {
      ids: "HQ-03",
      path: centralPath("/app/group/export"),
      GET: ownAndStaff("ok"),
    },
    {
      ids: "HQ-03",
      path: centralPath("/app/group/export?format=ods"),
      GET: signedIn("not-found"),
    },
  ],
  "/app/group/chapters/:id": [
    {
      ids: "HQ-03",
      path: centralPath(({ chapterId }) => `/app/group/chapters/${chapterId}`),
      body: { decision: "note", note: "A note", version: "999" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "HQ-03",
      path: centralPath(({ chapterId }) => `/app/group/chapters/${chapterId}`),
      body: { decision: "ein", ein: "12-34567" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "HQ-03",
      path: centralPath("/app/group/chapters/999999999"),
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/group/chapters/new": {
    ids: "HQ-03",
    path: centralPath("/app/group/chapters/new"),
    body: { name: " " },
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/people": [
    {
      ids: "HQ-03",
      path: centralPath("/app/group/people"),
      body: { name: " " },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "HQ-03",
      path: centralPath(({ regionId }) => `/app/group/people?region=${regionId}`),
      body: { decision: "states" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "HQ-03",
      path: centralPath("/app/group/people?user=999999999"),
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/group/views": {
    ids: "HQ-03",
    path: centralPath("/app/group/views"),
    body: { name: " " },
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/education": {
    ids: "SUP-03",
    path: centralPath("/app/group/education"),
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/readiness": [
    {
      ids: "SUP-11",
      path: centralPath("/app/group/readiness"),
      body: { item: "one_letter", done_on: "never" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "SUP-11",
      path: () => "/app/group/readiness?account_id=999999999",
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/group/readiness/authorizations": {
    ids: "SUP-11",
    path: centralPath("/app/group/readiness/authorizations"),
    body: { whom: "ticked", chapters: "999999999", from_on: "never" },
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/readiness/purpose": {
    ids: "SUP-12",
    path: centralPath("/app/group/readiness/purpose"),
    GET: ownAndStaff("ok"),
    POST: ownAndStaff("refused"),
    write: signedIn("not-found"),
  },
  "/app/group/sgri": {
    ids: "SUP-09",
    path: centralPath("/app/group/sgri"),
    GET: ownAndStaff("ok"),
  },
  "/app/group/sgri/:year": {
    ids: "SUP-09",
    path: centralPath("/app/group/sgri/1899"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/group/sgri/:year/:file": {
    ids: "SUP-10",
    path: centralPath("/app/group/sgri/2027/report.csv"),
    GET: signedIn("not-found"),
  },
  "/app/group/supervision": [
    {
      ids: "SUP-05",
      path: centralPath("/app/group/supervision"),
      body: { decision: "open" },
      GET: ownAndStaff("ok"),
      POST: ownAndStaff("refused"),
      write: signedIn("not-found"),
    },
    {
      ids: "SUP-05",
      path: centralPath("/app/group/supervision?year=1899"),
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/group/supervision/:file": {
    ids: "SUP-06",
    path: centralPath("/app/group/supervision/1899.zip"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/group/supervision/:year/:chapter": {
    ids: "SUP-05",
    path: centralPath("/app/group/supervision/2027/999999999"),
    GET: signedIn("not-found"),
    write: signedIn("not-found"),
  },
  "/app/group/supervision/:year/:chapter/papers/:paper": {
    ids: "SUP-05",
    path: centralPath("/app/group/supervision/2027/999999999/papers/1"),
    GET: signedIn("not-found"),
  },
};
