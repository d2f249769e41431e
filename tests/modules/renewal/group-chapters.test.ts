import "../billing/payments-provider";
import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "#modules/billing/index.server";
import { db } from "#modules/platform/db.server";
import { groupChapters, renewChapters } from "#modules/renewal/index.server";
import { statementsOf } from "../accounts/statements";
import { chosen, listOf, makeGroup } from "./group-world";
import { makeRenewing, must, system } from "./renewing";

afterAll(async () => {
  const { faults } = await checkLedger(system, { isRepairing: false, isTelling: false });
  expect(faults, "the books after all renewals").toEqual([]);
});

describe("the chapters of a group", () => {
  it("are listed with level, due date, standing and the price of their own renewal", async () => {
    const { central } = await makeGroup([
      {},
      { due: "2027-01-31" },
      { levelId: 93772, due: "2028-01-31" },
      { isSuspended: true },
      { bonus: 30_00 },
    ]);
    const { rows, total, label, isBilledAsGroup } = await listOf(central.ctx, central.accountId);
    expect({ total, label, isBilledAsGroup }).toEqual({
      total: 5,
      label: "Delta Rho Omega",
      isBilledAsGroup: true,
    });
    expect(
      rows.map(({ name, levelName, dueOn, membership, price, open }) =>
        [name, levelName, dueOn, membership.state, price, open].join("|"),
      ),
    ).toEqual([
      "Chapter 001|Chapter Maintain|2027-05-03|soon|13000|",
      "Chapter 002|Chapter Maintain|2027-01-31|late|14500|",
      "Chapter 003|Chapter Full Service|2028-01-31|good|35500|",
      "Chapter 004|Chapter Maintain|2027-05-03|soon|35500|",
      "Chapter 005|Chapter Maintain|2027-05-03|soon|10000|",
    ]);
  });

  it("can be narrowed by name, to those that are due, and to those that are not paid", async () => {
    const { central, chapters } = await makeGroup([{}, { due: "2028-01-31" }, {}]);
    const { ctx, accountId } = central;
    const names = async (asked: object) =>
      (await listOf(ctx, accountId, asked)).rows.map(({ name }) => name);
    const [due] = (await listOf(ctx, accountId)).rows;
    must(
      await renewChapters(ctx, {
        centralAccountId: accountId,
        chapters: chosen([due].flatMap((one) => one ?? [])),
      }),
    );
    expect(await names({ show: "open" })).toEqual(["Chapter 001"]);
    expect(await names({ show: "due" })).toEqual(["Chapter 003"]);
    expect(await names({ search: "CHAPTER 002" })).toEqual(["Chapter 002"]);
    for (const search of ["%", "chapter_002"]) expect(await names({ search })).toEqual([]);
    expect(await names({ search: "sorority" })).toEqual([]);
    expect(chapters).toHaveLength(3);
  });

  it("come 200 a page, with a number of statements that does not grow with them", async () => {
    const { central } = await makeGroup([{}]);
    const { groupId } = await db.account.findFirstOrThrow({
      where: { group: { centralAccountId: central.accountId } },
    });
    await db.account.createMany({
      data: Array.from({ length: 249 }, (_, at) => ({
        name: `Chapter ${String(at + 2).padStart(3, "0")}`,
        levelId: 2002,
        groupId,
        renewalDueAt: new Date("2027-05-03"),
      })),
    });
    let shown = 0;
    const statements = await statementsOf(async () => {
      const first = await listOf(central.ctx, central.accountId);
      expect([first.rows.length, first.total, first.last_page]).toEqual([200, 250, 2]);
      shown = first.rows.length;
    });
    expect(shown).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(8);
    const second = await listOf(central.ctx, central.accountId, { page: 2 });
    expect(second.rows.at(-1)?.name).toBe("Chapter 250");
  });

  it("are for the central organization's people and staff: for others there is no group", async () => {
    const { central, chapters } = await makeGroup([{}]);
    const missing = { refusal: { code: "not_found" } };
    const asked = { show: "all", search: "", page: 1 } as const;
    const [chapter] = chapters;
    if (!chapter) throw new Error("a chapter");
    for (const [ctx, centralAccountId] of [
      [chapter.ctx, central.accountId],
      [chapter.ctx, chapter.accountId],
      [(await makeRenewing()).ctx, central.accountId],
    ] as const) {
      expect(await groupChapters(ctx, { ...asked, centralAccountId })).toMatchObject(missing);
      expect(await renewChapters(ctx, { centralAccountId, chapters: [] })).toMatchObject(missing);
    }
  });
});
