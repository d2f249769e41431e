import { expect, it } from "vitest";
import { addListingGroup, rebuildIndex, removeListingGroup } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { csvOf, importContent, system } from "./bmf-files";

const member = createCtx({ actor: { kind: "user", userId: 1, isStaff: false, accountIds: [1] } });
const jobs = () => db.outboxJob.count({ where: { jobName: "listings.rebuild-index" } });

it("G-40 staff name the groups that the search looks through, and it is made again", async () => {
  const rows = [
    { ein: "010209784", name: "ONE", group: "0124" },
    { ein: "010209785", name: "TWO", group: "0273" },
    { ein: "010209786", name: "NONE", group: "0000" },
  ];
  await importContent(csvOf(...rows), "2026-11-10");
  expect(await rebuildIndex(system)).toEqual({ ok: true, value: { entries: 0 } });
  expect((await addListingGroup(system, { number: " 0124 ", label: "Deltas" })).ok).toBe(true);
  expect((await addListingGroup(system, { number: "0273", label: "Owls" })).ok).toBe(true);
  expect(await rebuildIndex(system)).toEqual({ ok: true, value: { entries: 2 } });
  expect((await removeListingGroup(system, "0273")).ok).toBe(true);
  expect(await rebuildIndex(system)).toEqual({ ok: true, value: { entries: 1 } });
  expect(await jobs()).toBe(3);
});

it("G-40 whoever makes the index again waits for whoever is at it", async () => {
  const other = await pool.connect();
  try {
    await other.query("SELECT pg_advisory_lock(72707, 5271)");
    const waiting = [rebuildIndex(system), rebuildIndex(system)];
    const waiters = `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
    const count = async () => (await pool.query(waiters)).rowCount;
    await expect.poll(count, { timeout: 30_000 }).toBe(2);
    await other.query("SELECT pg_advisory_unlock(72707, 5271)");
    expect((await Promise.all(waiting)).map(({ ok }) => ok)).toEqual([true, true]);
  } finally {
    other.release();
  }
});

it.each([
  [{ number: "124", label: "x" }, "number"],
  [{ number: "0000", label: "x" }, "number"],
  [{ number: "0124", label: "twice" }, "number"],
  [{ number: "0999", label: " " }, "label"],
])("G-40 %j is refused at %s", async (group, field) => {
  expect(await addListingGroup(system, group)).toMatchObject({
    refusal: { code: "invalid", errors: { [field]: [{}] } },
  });
});

it("G-40 nobody but staff changes the groups", async () => {
  const group = { number: "0999", label: "x" };
  expect(await addListingGroup(member, group)).toMatchObject({ refusal: { code: "forbidden" } });
  expect(await removeListingGroup(member, "0124")).toMatchObject({
    refusal: { code: "forbidden" },
  });
  expect(await rebuildIndex(member)).toMatchObject({ refusal: { code: "forbidden" } });
  expect(await removeListingGroup(system, "9999")).toMatchObject({
    refusal: { code: "not_found" },
  });
});
