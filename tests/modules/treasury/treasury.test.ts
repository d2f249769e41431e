import { expect, it } from "vitest";
import { readChapter } from "#modules/headquarters/index.server";
import { gatherPapers } from "#modules/packet/sources/gather.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { readRequests } from "#modules/supervision/index.server";
import {
  beginYear,
  changeNumbers,
  correctReport,
  lineField,
  makeFinal,
  readYear,
} from "#modules/treasury/index.server";
import { statementsOf } from "../accounts/statements";
import { must } from "../duties/calendar";
import { makeSupervision } from "../supervision/supervision-world";

const endsOn = civilDate("2027-05-31");

/** Makes a report final with so many dollars that came in and stay in the bank. */
async function report(ctx: Ctx, accountId: number, dollars: string) {
  const year = must(await readYear(ctx, { accountId, endsOn }));
  const key = { accountId, endsOn, version: year.version };
  const fields = {
    opening: "0",
    opening_reason: "",
    bank_statement: dollars,
    checks_out: "",
    deposits_out: "",
    difference_reason: "",
  };
  const lines = { [lineField(year.lines[0]?.id ?? 0)]: dollars };
  must(await changeNumbers(ctx, { ...key, fields, lines }));
  must(await makeFinal(ctx, { ...key, version: year.version + 1 }));
  return { ...key, version: year.version + 2 };
}

it("TRE-04 TRE-05 the headquarters sees each final version, and its form and the packet have the last one", async () => {
  const { central, chapters, hq } = await makeSupervision();
  const [{ id: accountId, ctx }, other] = chapters as [(typeof chapters)[0], (typeof chapters)[0]];
  must(await beginYear(ctx, { accountId, endsOn }));
  const made = await report(ctx, accountId, "1200");
  must(await correctReport(ctx, { ...made, reason: "A deposit was left out." }));
  await report(ctx, accountId, "1,500.25");
  const asked = { centralAccountId: central.id, chapterId: accountId };
  const { reports } = must(await readChapter(hq, asked));
  expect(reports).toMatchObject([
    { version: 2, reason: "A deposit was left out.", receipts: 1_500_25 },
    { version: 1, reason: "", receipts: 1_200_00 },
  ]);
  // The calendar chooses the return by what came in.
  const where = { accountId, fact: "receipts", part: "2027", source: "club" };
  expect(await db.clubFact.findFirst({ where })).toMatchObject({ value: "150025" });
  const { found } = must(await readRequests(ctx, { accountId, year: 2027 }));
  expect(found?.prefilled).toMatchObject({
    receipts: "1500.25",
    expenses: "0.00",
    closing: "1500.25",
  });
  const gathered = await gatherPapers(ctx, accountId);
  const titles: string[] = [];
  for await (const { title, open } of gathered.papers) {
    titles.push(title);
    if (title.startsWith("Treasurer")) expect(String(await open()).slice(0, 5)).toBe("%PDF-");
  }
  expect(titles).toContain("Treasurer's report, year ended May 31, 2027");
  expect(await readYear(other.ctx, { accountId, endsOn })).toMatchObject({ ok: false });
});

it("the report's page takes at most 5 statements, however many years and versions there are", async () => {
  const { chapters } = await makeSupervision();
  const [{ id: accountId, ctx }] = chapters as [(typeof chapters)[0]];
  must(await beginYear(ctx, { accountId, endsOn: civilDate("2026-05-31") }));
  must(await beginYear(ctx, { accountId, endsOn }));
  const { endsOn: _, accountId: __, version } = await report(ctx, accountId, "10");
  must(await correctReport(ctx, { accountId, endsOn, version, reason: "A slip was lost." }));
  await report(ctx, accountId, "12");
  const statements = await statementsOf(async () => {
    const year = must(await readYear(ctx, { accountId, endsOn }));
    expect(year.reports.map(({ version: made }) => made)).toEqual([2, 1]);
  });
  expect(statements.length).toBeLessThanOrEqual(5);
  expect(statements.length).toBeGreaterThan(0);
});
