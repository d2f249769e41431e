import { beforeAll, describe, expect, it } from "vitest";
import { importBmf } from "#modules/listings/index.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { judgeStanding } from "#modules/standing/contract";
import { accountsOf, gatherFacts } from "#modules/standing/judging/gather-facts.server";
import { hasData, realFile, system } from "../listings/bmf-files";
import { clock, emptyWorld } from "./clubs-world";

/** Every EIN that the file has under a group, as a club that is a member, and how each is judged. */
async function judgedOf(groupNumber: string) {
  const rows = await db.irsOrganization.findMany({ where: { groupNumber }, select: { ein: true } });
  const group = await db.group.create({ data: { label: groupNumber, gen: groupNumber } });
  const clubs = await db.account.createManyAndReturn({
    data: rows.map(({ ein }) => ({
      name: `Club ${ein}`,
      ein,
      groupId: group.id,
      renewalDueAt: toUtcDate(civilDate("2027-06-30")),
    })),
    select: { id: true },
  });
  const { ctx } = clock();
  const accounts = await accountsOf(
    ctx,
    clubs.map(({ id }) => id),
  );
  return [...(await gatherFacts(ctx, accounts)).values()].map(({ facts }) => judgeStanding(facts));
}

type Judged = Awaited<ReturnType<typeof judgedOf>>[number];

/** By how many returns each has missed. */
function tallyOf(judged: readonly Judged[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { returns } of judged) {
    const key = returns?.kind === "counted" ? String(returns.missed) : (returns?.kind ?? "no row");
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
}

describe.skipIf(!hasData)("the IRS's file of April 2026", () => {
  beforeAll(async () => {
    await emptyWorld();
    const files = [realFile("bmf_slice.csv")];
    const asOf = civilDate("2026-04-13");
    const done = await importBmf(system, { files, asOf, isAddition: true });
    expect(done).toMatchObject({ ok: true });
  });

  it("STD-02 S11 of the 806 chapters of group 5271 711 miss none, 34 one, 9 two, and 52 are unknown", async () => {
    const judged = await judgedOf("5271");
    expect(judged).toHaveLength(806);
    expect(tallyOf(judged)).toEqual({ 0: 711, 1: 34, 2: 9, unknown: 52 });
    const two = judged.filter(({ returns }) => returns?.kind === "counted" && returns.missed === 2);
    expect(two.every(({ verdict }) => verdict === "at_risk")).toBe(true);
  });

  it("STD-02 S12 of group 0154 six miss fifteen or more: the files contradict each other, no risk", async () => {
    const judged = await judgedOf("0154");
    const { 0: none, unknown, "not-required": without, ...others } = tallyOf(judged);
    expect({ none, unknown, without }).toEqual({ none: 34, unknown: 18, without: 1 });
    expect(Object.keys(others).every((missed) => Number(missed) >= 15)).toBe(true);
    const contradicting = judged.filter(({ findings }) =>
      findings.some(({ code }) => code === "files_contradict"),
    );
    expect(contradicting).toHaveLength(6);
    expect(contradicting.every(({ verdict }) => verdict === "attention")).toBe(true);
  });
});
