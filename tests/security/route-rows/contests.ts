import { addContest } from "#modules/contest/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { type Rows, staffOnly } from "./row";

const system = createCtx({ actor: { kind: "system", name: "tests" } });
const days = { opensOn: civilDate("2020-01-01"), closesOn: civilDate("2020-01-31") };

/** A contest of the past. */
async function contestId(): Promise<number> {
  const there = await db.contest.findFirst();
  if (there) return there.id;
  const contest = { title: "Old days", kind: "photo", rules: "Be kind.", ...days } as const;
  const added = await addContest(system, contest);
  if (!added.ok) throw new Error(`the contest was refused: ${added.refusal.code}`);
  return added.value.id;
}

async function entryId(): Promise<number> {
  const sender = {
    organization: "Band",
    organizationKey: "band",
    email: "a@b.c",
    emailKey: "a@b.c",
  };
  const { id } = await db.contestEntry.create({
    data: {
      contestId: await contestId(),
      ...sender,
      type: "empty",
      message: "",
      isMember: false,
      hasRelease: false,
      counts: true,
      state: "pending",
      mediaState: "none",
      createdAt: new Date(),
    },
  });
  return id;
}

/** What only staff reach of contests. */
export const contestRows: Rows = {
  "/admin/contests": { ids: "F-25 B-98", GET: staffOnly("ok") },
  "/admin/contests/new": {
    ids: "F-13 B-98",
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/contests/:id": {
    ids: "F-25 B-98",
    path: async () => `/admin/contests/${await contestId()}`,
    GET: staffOnly("ok"),
  },
  "/admin/contests/:id/edit": {
    ids: "F-13 B-98",
    path: async () => `/admin/contests/${await contestId()}/edit`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/contests/:id/csv": {
    ids: "B-98",
    path: async () => `/admin/contests/${await contestId()}/csv`,
    GET: staffOnly("ok"),
  },
  "/admin/contests/:id/zip": {
    ids: "F-25 B-98",
    path: async () => `/admin/contests/${await contestId()}/zip?entries=all`,
    GET: staffOnly("ok"),
  },
  "/admin/contests/:id/winners": {
    ids: "F-25 B-98",
    path: async () => `/admin/contests/${await contestId()}/winners`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/contests/:id/organizations": {
    ids: "F-14 B-98",
    path: async () => `/admin/contests/${await contestId()}/organizations`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
  "/admin/contests/entries/:id/alike": {
    ids: "F-25 B-98",
    path: async () => `/admin/contests/entries/${await entryId()}/alike`,
    GET: staffOnly("ok"),
    write: staffOnly("not-found"),
  },
  "/admin/contests/entries/:id": {
    ids: "F-25 B-98",
    path: async () => `/admin/contests/entries/${await entryId()}`,
    GET: staffOnly("ok"),
    write: staffOnly("refused"),
  },
};
