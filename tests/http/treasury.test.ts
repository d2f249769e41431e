import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chosenFactsOf } from "#modules/duties/index.server";
import { db } from "#modules/platform/db.server";
import { makeClub } from "#tests/modules/accounts/clubs";
import { system } from "#tests/modules/accounts/people";
import { sendAsForm } from "#tests/setup/files";
import { today } from "#tests/setup/today";
import { Page } from "#tests/setup/visitor";
import { type RunningProcess, sharedWeb } from "#tests/setup/web";
import { signedIn } from "./signed-in";

let web: RunningProcess;
beforeAll(async () => {
  web = await sharedWeb();
});
afterAll(async () => {
  await web.stop();
});

/** The last year that is over in June, and one before it. */
const thisYear = Number(today().slice(0, 4));
const year = today() > `${thisYear}-06-30` ? thisYear : thisYear - 1;
const end = `${year}-06-30`;
const earlier = `${year - 1}-06-30`;
const LIST = "/app/treasury";
const NUMBERS = `${LIST}/${end}/numbers`;

/** A club with a year that is begun, and how its forms are sent as a browser without script does. */
async function club() {
  const { id, primary } = await makeClub();
  const visitor = await signedIn(web.url, primary.email);
  await visitor.open(LIST);
  expect((await visitor.submit(LIST, { ends_on: end })).status).toBe(303);
  const lineOf = async (code: string) => {
    const where = { code, year: { accountId: id, endsOn: new Date(end) } };
    return `line_${(await db.treasuryLine.findFirstOrThrow({ where })).id}`;
  };
  const send = async (path: string, fields: Record<string, string>) => {
    const version = (await visitor.open(path)).hidden("version");
    return visitor.submit(path, { version, ...fields });
  };
  return { id, visitor, lineOf, send };
}

const bank = { bank_statement: "4,105.30", checks_out: "400.00" };

describe("a treasurer's year", () => {
  it("TRE-01 TRE-03 is twelve numbers, kept as a draft whatever is missing, and final once a difference has words", async () => {
    const { id, visitor, lineOf, send } = await club();
    const form = await visitor.open(NUMBERS);
    const inputs = form.html.match(/inputmode="decimal"/gi) ?? [];
    expect(inputs).toHaveLength(12);
    const [dues, program] = [await lineOf("dues"), await lineOf("program")];
    const wrong = await send(NUMBERS, { decision: "save", [dues]: "$ 1 234,50", opening: "1e3" });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("digits only")]);
    expect(wrong.html).toContain('value="$ 1 234,50"');
    const typed = { opening: "3210.55", [dues]: "18,400.00", [program]: "17905.25" };
    const off = { ...typed, ...bank, checks_out: "390.00" };
    expect((await send(NUMBERS, { decision: "save", ...off })).status).toBe(303);
    const refused = await send(NUMBERS, { decision: "final", ...off });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("differ by $10.00"),
    ]);
    expect(await db.treasuryReport.count({ where: { year: { accountId: id } } })).toBe(0);
    const explained = { ...off, difference_reason: "A slip was lost." };
    expect((await send(NUMBERS, { decision: "final", ...explained })).status).toBe(303);
    const page = await visitor.open(`${LIST}/${end}`);
    expect(page.text).toContain("Closing balance $3,705.30");
    expect(page.text).toContain("Dues and fees");
    expect((await send(`${LIST}/${end}`, { reason: "" })).status).toBe(422);
  });

  it("TRE-04 TRE-05 a final report is fixed, a correction is another version with its reason, and the facts have its receipts", async () => {
    const { id, visitor, lineOf, send } = await club();
    const dues = await lineOf("dues");
    const typed = { opening: "0", [dues]: "3705.30", ...bank };
    expect((await send(NUMBERS, { decision: "final", ...typed })).status).toBe(303);
    const receipts = async () => (await chosenFactsOf(system, [id])).get(id)?.receipts;
    expect(await receipts()).toEqual({ [year]: 3_705_30 });
    const fixed = await visitor.submit(NUMBERS, { decision: "save", version: "4", [dues]: "1" });
    expect(fixed.status).toBe(409);
    await expect(
      db.treasuryReport.updateMany({ where: { year: { accountId: id } }, data: { closing: 1 } }),
    ).rejects.toThrow("kept as it was made");
    const reason = "A deposit of June was left out.";
    expect((await send(`${LIST}/${end}`, { reason })).status).toBe(303);
    const again = { ...typed, [dues]: "3805.30", bank_statement: "4205.30" };
    expect((await send(NUMBERS, { decision: "final", ...again })).status).toBe(303);
    expect(await receipts()).toEqual({ [year]: 3_805_30 });
    const page = await visitor.open(`${LIST}/${end}`);
    expect(page.text).toContain(reason);
    expect(page.text).toMatch(/Version 2 .*\$3,805\.30.*Version 1 .*\$3,705\.30/);
    for (const version of ["", "?version=1"]) {
      const file = await visitor.call(`${LIST}/${end}/report.pdf${version}`);
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    }
    expect((await visitor.call(`${LIST}/${end}/report.pdf?version=3`)).status).toBe(404);
    const csv = await (await visitor.call(`${LIST}/${end}/report.csv`)).text();
    expect(csv).toContain("Money in,Dues and fees,own,,3805.30");
  });

  it("opens with what the year before closed with, has its categories, and asks why it is another amount", async () => {
    const { visitor, send, lineOf } = await club();
    const dues = await lineOf("dues");
    await send(NUMBERS, { decision: "add", name: "Spring concert", side: "income" });
    await send(NUMBERS, { decision: "save", opening: "100", [dues]: "50" });
    const stale = { decision: "save", version: "1", opening: "7" };
    expect((await visitor.submit(NUMBERS, stale)).status).toBe(409);
    expect(
      (await send(NUMBERS, { decision: "add", name: "spring  CONCERT", side: "income" })).text,
    ).toContain("There is a category of that name.");
    const next = `${year + 1}-06-30`;
    await visitor.open(LIST);
    expect((await visitor.submit(LIST, { ends_on: next })).status).toBe(303);
    expect((await visitor.submit(LIST, { ends_on: next })).status).toBe(409);
    expect((await visitor.submit(LIST, { ends_on: `${year}-06-29` })).status).toBe(422);
    const form = await visitor.open(`${LIST}/${next}/numbers`);
    expect(form.text).toContain("The year before ended with $150.00");
    expect(form.text).toContain("Spring concert");
    expect(form.html).toContain('value="150.00"');
    expect((await send(`${LIST}/${next}/numbers`, { decision: "final" })).status).toBe(409);
    expect((await visitor.open(`${LIST}/${earlier}`)).status).toBe(404);
  });

  it("a budget is adopted with the day of the meeting, is fixed then, and is shown with what it came to", async () => {
    const { id, visitor, lineOf, send } = await club();
    const [program, dues] = [await lineOf("program"), await lineOf("dues")];
    const budget = `${LIST}/${end}/budget`;
    await send(budget, { decision: "save", [program]: "1000", [dues]: "1,500" });
    const early = await send(budget, { decision: "adopt", adopted_on: today(-3) });
    expect([early.status, early.text]).toEqual([422, expect.stringContaining("earlier day")]);
    const adopted = { decision: "adopt", adopted_on: `${year - 1}-09-10` };
    expect((await send(budget, adopted)).status).toBe(303);
    expect((await visitor.open(budget)).text).toContain(
      `Adopted at the meeting of September 10, ${year - 1}`,
    );
    const version = (await visitor.open(budget)).hidden("version");
    const late = { decision: "save", version, [program]: "9" };
    expect((await visitor.submit(budget, late)).status).toBe(409);
    await send(NUMBERS, { decision: "save", [program]: "1250.01", [dues]: "1200" });
    const page = await visitor.open(`${LIST}/${end}`);
    expect(page.text).toContain(
      "Program and students $1,000.00 $1,250.01 $250.01 125%, Over budget",
    );
    expect(page.text).toContain("Dues and fees $1,500.00 $1,200.00 -$300.00 80%");
    const spanish = await visitor.open(`${LIST}/${end}?lang=es`);
    expect(spanish.text).toContain("Programa y estudiantes");
    const other = await makeClub();
    const stranger = await signedIn(web.url, other.primary.email);
    expect((await stranger.open(`${LIST}/${end}?account_id=${id}`)).status).toBe(404);
    const audited = await db.auditEntry.findFirstOrThrow({
      where: { action: "treasury.budget-adopted", subject: `account:${id}` },
    });
    expect(audited.data).toMatchObject({ adoptedOn: `${year - 1}-09-10` });
  });

  it("TRE-06 TRE-07 a file is shown before it counts, nothing is kept until then, and the same file twice adds nothing", async () => {
    const { id, visitor, lineOf, send } = await club();
    const [dues, program] = [await lineOf("dues"), await lineOf("program")];
    const path = `${LIST}/${end}/import`;
    const rows = Array.from({ length: 24 }, (_, at) => `${end},Member ${at},10.00`);
    const text = [
      "Date,Description,Amount",
      `7/1/${year},Too late,1`,
      ...rows,
      `${end},Hall,-55.5`,
    ];
    const file = { name: "bank.csv", bytes: Buffer.from(text.join("\n")) };
    const read = async () => {
      await visitor.open(path);
      const answer = await sendAsForm(visitor, path, {}, file);
      return new Page(answer.status, answer.headers, await answer.text());
    };
    const shown = await read();
    expect(shown.text).toContain("New rows: 25. Money in $240.00, money out $55.50.");
    expect(shown.text).toContain("Member 19");
    expect(shown.text).not.toContain("Member 20");
    expect(shown.text).toContain("2 Too late Outside the year");
    expect(await db.treasuryEntry.count({ where: { year: { accountId: id } } })).toBe(0);
    const carried = {
      decision: "count",
      version: shown.hidden("version"),
      carried: shown.hidden("carried"),
    };
    const refused = await visitor.submit(path, carried);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("Choose where the money in goes"),
    ]);
    const idOf = (field: string) => field.replace("line_", "");
    const choices = { group_0: idOf(dues), group_1: idOf(program) };
    expect((await visitor.submit(path, { ...carried, ...choices })).status).toBe(303);
    await send(NUMBERS, { decision: "save", [dues]: "1" });
    const page = await visitor.open(`${LIST}/${end}`);
    expect(page.text).toContain("Money in $241.00");
    expect(page.text).toContain("Money out $55.50");
    const again = await read();
    expect(again.text).toContain("Nothing is new in it");
    expect(again.text).toContain("Rows that are here already and do not count again: 25.");
    const version = (await visitor.open(path)).hidden("version");
    const forced = await visitor.submit(path, { ...carried, ...choices, version });
    expect([forced.status, forced.text]).toEqual([
      409,
      expect.stringContaining("Nothing was added"),
    ]);
    const kept = await db.treasuryImport.findFirstOrThrow({ where: { year: { accountId: id } } });
    const gone = { decision: "remove", id: String(kept.id) };
    expect((await send(path, gone)).status).toBe(303);
    expect((await visitor.open(`${LIST}/${end}`)).text).toContain("Money in $1.00");
    expect((await read()).html).toContain(`value="${idOf(dues)}" selected`);
  });

  it("TRE-06 columns that we do not know are chosen by hand, remembered, and no file counts twice by others", async () => {
    const { id, visitor, lineOf } = await club();
    const path = `${LIST}/${end}/import`;
    const head = "Kontoauszug;;;\nWann;Was;Soll;Haben;Saldo\n";
    const first = `${head}${end};Hall;55.50;;1\n${end};Dues;;100.00;2\n`;
    const read = async (text: string, fields: Record<string, string> = {}) => {
      await visitor.open(path);
      const file = { name: "bank.csv", bytes: Buffer.from(text) };
      const answer = await sendAsForm(visitor, path, fields, file);
      return new Page(answer.status, answer.headers, await answer.text());
    };
    const asked = await read(first);
    expect(asked.text).toContain("Column 4: Haben");
    const carried = asked.hidden("carried");
    const choose = (columns: Record<string, string>) =>
      visitor.submit(path, { decision: "columns", carried, ...columns });
    const wrong = await choose({ date_column: "2", text_column: "2", in_column: "4" });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining("This column is chosen already"),
    ]);
    expect(wrong.html).toMatch(/<option value="4" selected/);
    const noDay = await choose({ date_column: "2", amount_column: "3", out_column: "4" });
    expect(noDay.text).toContain("No day can be read in this column");
    expect(noDay.text).toContain("not both");
    const right = { date_column: "1", text_column: "2", out_column: "3", in_column: "4" };
    const shown = await choose(right);
    expect([shown.status, shown.text]).toEqual([
      200,
      expect.stringContaining("New rows: 2. Money in $100.00, money out $55.50."),
    ]);
    expect(shown.text).not.toContain("Rows that do not count");
    const years = { year: { accountId: id } };
    expect(await db.treasuryEntry.count({ where: years })).toBe(0);
    const idOf = async (code: string) => (await lineOf(code)).replace("line_", "");
    const counted = await visitor.submit(path, {
      decision: "count",
      version: shown.hidden("version"),
      carried: shown.hidden("carried"),
      group_0: await idOf("program"),
      group_1: await idOf("dues"),
    });
    expect(counted.status).toBe(303);
    const later = await read(`${head}${end};Fee;5;;0\n`);
    expect(later.text).toContain("New rows: 1. Money in $0.00, money out $5.00.");
    const byHand = await read(first, { by_hand: "1" });
    expect(byHand.html).toMatch(/<option value="3" selected/);
    const other = await visitor.submit(path, {
      decision: "columns",
      carried: byHand.hidden("carried"),
      date_column: "1",
      in_column: "4",
    });
    expect(other.text).toContain("Nothing is new in it");
  });
});
