import { beforeEach, describe, expect, it, vi } from "vitest";
import { handlers } from "#modules/bylaws/handlers.server";
import {
  createBylaws,
  documentOf,
  findBylaws,
  keepBylaws,
  recordAdoption,
  updateBylaws,
} from "#modules/bylaws/index.server";
import { schedules } from "#modules/bylaws/jobs";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { storage } from "#modules/platform/storage/index.server";
import { makeAccount } from "../../factories/account";
import { chapterFields } from "../../factories/bylaws";

/** How the database says that a row may not go. */
const locked = /Foreign key constraint violated|cannot be removed/;
const saved = new Date("2026-11-21T10:00:00Z");
const lastMoment = new Date("2027-11-21T23:59:59Z");
const dayAfter = new Date("2027-11-22T00:00:01Z");
const variant = "chapter";
const [renderHandler, removeHandler, discardHandler] = handlers;

const at = (now: Date, actor?: Parameters<typeof createCtx>[0]) =>
  createCtx({ now: () => now, ...actor });
const jobCtx = (now: Date) => ({
  ...at(now, { actor: { kind: "system", name: "worker" } }),
  jobId: "test",
  attempt: 1,
  signal: new AbortController().signal,
});
const requests = (jobName: string) => db.outboxJob.findMany({ where: { jobName } });

async function create({ now = saved } = {}) {
  const created = await createBylaws(at(now), { variant, fields: chapterFields() });
  if (!created.ok) throw new Error("refused");
  return created.value.hash;
}
const render = async (now = saved) => {
  for (const { payload } of await requests("bylaws.render"))
    await renderHandler.run(jobCtx(now), payload);
};
const remove = (now: Date) => removeHandler.run(jobCtx(now), {});
async function discard() {
  for (const { payload } of await requests("bylaws.discard-files"))
    await discardHandler.run(jobCtx(dayAfter), payload);
}
const keysOf = async (hash: string) =>
  (await db.bylawsVersion.findMany({ where: { bylaws: { hash } } })).flatMap(({ id }) =>
    ["docx", "pdf"].flatMap((format) =>
      ["", "-adopted"].map((mark) => `bylaws/${id.slice(0, 2)}/${id}${mark}.${format}`),
    ),
  );
const stored = async (keys: readonly string[]) =>
  (await Promise.all(keys.map((key) => storage.stat(key)))).filter(Boolean).length;
const isThere = async (hash: string) => (await findBylaws(at(saved), variant, hash)) !== undefined;

beforeEach(async () => {
  await db.bylaws.deleteMany();
  await db.outboxJob.deleteMany();
});

describe("visitors' bylaws after a year", () => {
  it("are there to the end of the day that their page names, and gone the next, files and all", async () => {
    const hash = await create();
    await render();
    const keys = await keysOf(hash);
    expect(await stored(keys)).toBe(2);
    expect(await findBylaws(at(saved), variant, hash)).toMatchObject({
      keeping: { by: "nobody", until: "2027-11-21" },
    });
    await remove(lastMoment);
    expect(await isThere(hash)).toBe(true);
    await remove(dayAfter);
    expect(await isThere(hash)).toBe(false);
    expect(await documentOf(at(dayAfter), hash)).toBeUndefined();
    expect(await db.bylawsVersion.count()).toBe(0);
    // A crash now leaves the request for the files' removal, which came with the rows' removal.
    expect(await stored(keys)).toBe(2);
    await discard();
    await discard();
    expect(await stored(keys)).toBe(0);
    expect(await db.auditEntry.findMany({ where: { action: "bylaws.expired" } })).toHaveLength(1);
  });

  it("an adoption gives them another year, after which they go whole, adopted or not", async () => {
    const hash = await create();
    await render();
    const summer = new Date("2027-06-01T10:00:00Z");
    const vote = { date: "2027-05-30", vote: "unanimous", votes_for: "9", votes_against: "0" };
    const names = { presiding_officer: "Ada Lovelace", secretary: "Mary Shelley" };
    const fields = { ...vote, abstained: "0", ...names };
    expect(await recordAdoption(at(summer), { hash, version: "1", fields })).toMatchObject({
      ok: true,
    });
    await render(summer);
    const keys = await keysOf(hash);
    expect(await stored(keys)).toBe(4);
    await remove(dayAfter);
    expect(await findBylaws(at(dayAfter), variant, hash)).toMatchObject({
      keeping: { by: "nobody", until: "2028-06-01" },
    });
    // By itself the adopted version stays, and so does a paper that an account keeps.
    await expect(db.bylawsVersion.deleteMany()).rejects.toThrow(locked);
    const { id } = await makeAccount(at(saved));
    await db.bylaws.update({ where: { hash }, data: { accountId: id } });
    await expect(db.bylaws.deleteMany()).rejects.toThrow(locked);
    await db.bylaws.update({ where: { hash }, data: { accountId: null } });
    await remove(new Date("2028-06-02T00:00:01Z"));
    expect(await isThere(hash)).toBe(false);
    await discard();
    expect(await stored(keys)).toBe(0);
  });

  it("saving again gives them another year", async () => {
    const hash = await create();
    const summer = new Date("2027-06-01T10:00:00Z");
    await updateBylaws(at(summer), { variant, hash, fields: chapterFields() });
    await remove(dayAfter);
    expect(await findBylaws(at(dayAfter), variant, hash)).toMatchObject({
      keeping: { by: "nobody", until: "2028-06-01" },
    });
  });

  it("those that an account keeps stay, made by it or claimed later", async () => {
    const { id } = await makeAccount(at(saved));
    const actor = { kind: "user", userId: 1, isStaff: false, accountIds: [id] } as const;
    const claimed = await create();
    await keepBylaws(at(saved, { actor }), { variant, hash: claimed, accountId: id });
    const own = await createBylaws(at(saved, { actor }), { variant, fields: chapterFields() });
    await remove(new Date("2040-01-01T00:00:00Z"));
    expect(await isThere(claimed)).toBe(true);
    expect(own.ok && (await isThere(own.value.hash))).toBe(true);
    expect(await requests("bylaws.discard-files")).toEqual([]);
  });

  it("go in batches, however many they are, and a second run finds nothing to do", async () => {
    const hashes = [];
    for (let count = 0; count < 45; count += 1) hashes.push(await create());
    const young = await create({ now: new Date("2027-03-01T10:00:00Z") });
    const written = () => db.auditEntry.count({ where: { action: "bylaws.expired" } });
    const before = await written();
    await Promise.all([remove(dayAfter), remove(dayAfter)]);
    expect(await db.bylaws.findMany({ select: { hash: true } })).toEqual([{ hash: young }]);
    const ids = (await requests("bylaws.discard-files")).flatMap(
      ({ payload }) => (payload as { versionIds: string[] }).versionIds,
    );
    expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
    await remove(dayAfter);
    expect((await written()) - before).toBe(45);
  });

  it("a document that is being written when its bylaws go leaves no file behind", async () => {
    const hash = await create();
    const keys = await keysOf(hash);
    const put = storage.put.bind(storage);
    const spy = vi.spyOn(storage, "put").mockImplementation(async (...file) => {
      await remove(dayAfter);
      await discard();
      return put(...file);
    });
    await render();
    spy.mockRestore();
    expect(await isThere(hash)).toBe(false);
    expect(await stored(keys)).toBe(0);
    // What a crash between writing and looking left is removed by the job's next delivery.
    for (const key of keys) await put(key, Buffer.from("left"), { contentType: "text/plain" });
    await render();
    expect(await stored(keys)).toBe(0);
  });

  it("are looked for once a day", () => {
    expect(schedules).toMatchObject([
      { job: { name: "bylaws.remove-expired", queue: "default" }, timing: { everyMs: 86_400_000 } },
    ]);
  });
});
