import { beforeEach, expect, it } from "vitest";
import { inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { keepPurposeGaps, readStanding, recomputeStanding } from "#modules/standing/index.server";
import { must } from "../duties/calendar";
import { clock, emptyWorld, standingClub, wordOf } from "./clubs-world";

beforeEach(emptyWorld);

it("A8 a chapter lacks its group's purpose: attention, until it has it or leaves the group", async () => {
  const { ctx } = clock();
  const group = await db.group.create({ data: { label: "Delta", gen: "4321" } });
  const made = { groupId: group.id, groupNumber: "4321" };
  const [one, two] = [await standingClub(made), await standingClub(made)];
  for (const { id } of [one, two]) await recomputeStanding(ctx, id);
  const keep = (...accountIds: number[]) =>
    inTransaction(ctx, async (tx) => {
      await keepPurposeGaps(tx, { groupId: group.id, accountIds });
      return ok(undefined);
    });
  const codesOf = async (id: number) =>
    must(await readStanding(ctx, id)).findings.map(({ code }) => code);
  await keep(one.id);
  expect([await wordOf(one.id), await wordOf(two.id)]).toEqual(["attention", "good"]);
  expect(await codesOf(one.id)).toEqual(["purpose_statement_missing"]);
  await keep(two.id);
  expect([await wordOf(one.id), await wordOf(two.id)]).toEqual(["good", "attention"]);
  const changes = () => db.standingChange.count({ where: { accountId: two.id } });
  const before = await changes();
  await keep(two.id);
  expect(await changes()).toBe(before);
  // Another group demands another purpose, or none.
  await db.account.update({ where: { id: two.id }, data: { groupId: null } });
  await recomputeStanding(ctx, two.id);
  expect(await codesOf(two.id)).not.toContain("purpose_statement_missing");
});
