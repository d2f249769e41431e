import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addEvent,
  answerFacts,
  changeRule,
  markDone,
  type RuleFields,
  readFacts,
  readRule,
  recordExtension,
  ruleSchema,
  settleFact,
  undoDone,
  waiveDuty,
} from "#modules/duties/index.server";
import { beginRescue, endRescue } from "#modules/filings/index.server";
import { db } from "#modules/platform/db.server";
import { americanSpanish } from "#modules/platform/locale";
import type { FindingCode } from "#modules/standing/contract";
import {
  readStanding,
  recomputeStanding,
  standingOverview,
  wordFinding,
} from "#modules/standing/index.server";
import { must } from "../duties/calendar";
import { type Clock, clock, emptyWorld, revoke, standingClub, wordOf, work } from "./clubs-world";

beforeEach(emptyWorld);

/** A club that has been here for long, good by the IRS's file, and what it says of itself. */
async function club(
  answers: Readonly<Record<string, string>> = {},
  { start, ...made }: Parameters<typeof standingClub>[0] & { start?: string } = {},
) {
  const time = clock(start);
  const { id, ein } = await standingClub(made);
  await db.account.update({ where: { id }, data: { createdAt: new Date("2024-01-01T15:00:00Z") } });
  const say = async (said: Readonly<Record<string, string>>) => {
    const { version } = must(await readFacts(time.ctx, id));
    must(await answerFacts(time.ctx, { accountId: id, version, answers: said }));
  };
  await say({ fiscal_year_month: "6", ...answers });
  const read = async () => {
    const { verdict, findings } = must(await readStanding(time.ctx, id));
    return { verdict, codes: findings.map(({ code }): FindingCode => code), findings };
  };
  return { id, ein, time, say, read };
}

const seen = { number: "", files: "", isSeen: false };
const notice = (accountId: number) => ({ accountId, code: "us.990n", period: "2026-06-30" });
const done = (accountId: number, time: Clock, doneOn = "2026-11-20") =>
  markDone(time.ctx, { ...notice(accountId), ...seen, number: "12-3", doneOn });

const alabama = { state: "AL", solicits: "1", receipts_estimate: "90000" };
/** That somebody read Alabama's page. */
const confirm = (isConfirmed: boolean) => db.$executeRaw`
  UPDATE state_requirements SET sources = sources || jsonb_build_object(
    'charity', jsonb_build_object('url', 'https://www.alabamaag.gov/', 'readOn', '2026-11-01',
      'isConfirmed', ${isConfirmed}::boolean),
    'charity_due', jsonb_build_object('url', 'https://www.alabamaag.gov/', 'readOn', '2026-11-01',
      'isConfirmed', ${isConfirmed}::boolean)) WHERE state = 'AL'`;

describe("returns", () => {
  it("K3 past the third due date without a proof of any of the three: at risk; with one it is not", async () => {
    const { id, time, read } = await club({}, { period: "202306", asOf: "2025-12-15" });
    expect((await read()).codes).toContain("third_return_due");
    must(await done(id, time));
    expect(await read()).toMatchObject({ verdict: "good", codes: [] });
    must(await undoDone(time.ctx, notice(id)));
    expect(await read()).toMatchObject({ verdict: "at_risk" });
    // Somebody's word that it is not for the club is no proof.
    must(await waiveDuty(time.ctx, { ...notice(id), reason: "We think so" }));
    expect((await read()).codes).toContain("third_return_due");
  });

  it("A1 the newest return overdue by more than 14 days, neither ticked nor seen", async () => {
    const made = { period: "202506" };
    const before = await club({}, { ...made, start: "2026-11-30T17:00:00Z" });
    expect(await before.read()).toMatchObject({ verdict: "good" });
    const { id, time, read } = await club({}, { ...made, start: "2026-12-01T17:00:00Z" });
    expect(await read()).toMatchObject({ verdict: "attention", codes: ["return_overdue"] });
    must(await done(id, time));
    expect(await read()).toMatchObject({ verdict: "good", codes: [] });
  });

  it("A1 a return whose extension is recorded is not overdue until the extended date", async () => {
    const year = { receipts_estimate: "90000" };
    const { id, time, read } = await club(year, { period: "202506", asOf: "2026-11-09" });
    time.set("2026-11-16T17:00:00Z");
    const of = { accountId: id, code: "us.990ez", period: "2026-06-30" };
    const proof = { number: "8-1", files: "", isSeen: false };
    must(await recordExtension(time.ctx, { ...of, ...proof, filedOn: "2026-11-16" }));
    time.set("2027-05-20T17:00:00Z");
    expect((await read()).codes).not.toContain("return_overdue");
    time.set("2027-06-02T17:00:00Z");
    expect((await read()).codes).toContain("return_overdue");
  });
});

describe("A10 a member whose EIN is in no file", () => {
  it("A10 is judged by the files of every state that its facts name, and waits for each of them", async () => {
    const { id, ein, time, say, read } = await club({ state: "ME" });
    await db.irsOrganization.delete({ where: { ein } });
    await db.account.update({ where: { id }, data: { renewalDueAt: new Date("2026-12-31") } });
    const codes = async () => {
      must(await recomputeStanding(time.ctx, id));
      return (await read()).codes;
    };
    expect(await codes()).not.toContain("not_in_file");
    const asOf = new Date("2026-10-12");
    const { id: importId } = await db.listingImport.create({
      data: {
        kind: "bmf",
        state: "done",
        source: "eo.csv",
        asOf,
        startedAt: asOf,
        updatedAt: asOf,
      },
    });
    const file = (state: string) =>
      db.listingRegion.create({ data: { state, asOf, rows: 1, importId } });
    await file("ME");
    expect(await codes()).toContain("not_in_file");
    await say({ incorporation_state: "DE" });
    expect(await codes()).not.toContain("not_in_file");
    await file("DE");
    expect(await codes()).toContain("not_in_file");
  });
});

describe("A3 duties towards a state", () => {
  const registration = { code: "st.charity", period: "2026-06-30" };

  it("A3 a confirmed one is attention when it is overdue, and a risk after more than 180 days", async () => {
    await confirm(true);
    const { id, time, read } = await club(alabama);
    // That of the year before was done in time.
    const found = await read();
    expect(found).toMatchObject({ verdict: "attention", codes: ["state_duty_overdue"] });
    const [finding] = found.findings;
    expect(finding && wordFinding(time.ctx, finding).sentence).toBe(
      "Overdue with the state: Alabama: charity registration, 2026. It was due on September 28, 2026.",
    );
    expect(finding && wordFinding(americanSpanish, finding).sentence).toBe(
      "Vencido ante el estado: Alabama: registro de organización benéfica, 2026. Venció el 28 de septiembre de 2026.",
    );
    time.set("2027-03-27T17:00:00Z");
    expect((await read()).codes).toContain("state_duty_overdue");
    time.set("2027-03-28T17:00:00Z");
    expect(await read()).toMatchObject({ verdict: "at_risk" });
    expect((await read()).codes).toContain("state_duty_long_overdue");
    const key = { accountId: id, ...registration };
    must(await markDone(time.ctx, { ...key, ...seen, number: "AL-7", doneOn: "2027-03-28" }));
    expect((await read()).codes.filter((code) => code.startsWith("state_"))).toEqual([]);
  });

  it("CAL-19 one that nobody read at its source never makes a club look worse", async () => {
    await confirm(false);
    const { id, read } = await club(alabama);
    const built = { accountId: id, ...registration };
    expect(await db.duty.findFirst({ where: built })).toMatchObject({
      state: "open",
      isConfirmed: false,
    });
    expect(await read()).toMatchObject({ verdict: "good", codes: [] });
  });
});

describe("A4 the fiscal year", () => {
  it("A4 the IRS has another month than the club says, until somebody settles which one counts", async () => {
    const { id, time, say, read } = await club();
    expect(await read()).toMatchObject({ verdict: "good", codes: [] });
    await say({ fiscal_year_month: "12" });
    const [finding] = (await read()).findings;
    expect(finding).toMatchObject({
      code: "fiscal_year_differs",
      numbers: { theirs: 6, ours: 12 },
    });
    const { version } = must(await readFacts(time.ctx, id));
    const settled = { accountId: id, version, field: "fiscal_year_month", source: "irs" };
    must(await settleFact(time.ctx, settled));
    expect(await read()).toMatchObject({ verdict: "good", codes: [] });
  });
});

describe("A7 and A9 officers and papers", () => {
  it("A7 the officers' terms ended more than 14 days ago, and nobody said who came next", async () => {
    const start = "2026-07-14T17:00:00Z";
    const { id, time, read } = await club({ terms_end_month: "6" }, { start, period: "202506" });
    expect(await read()).toMatchObject({ verdict: "good" });
    time.set("2026-07-15T17:00:00Z");
    const [finding] = (await read()).findings;
    expect(finding).toMatchObject({ code: "officer_terms_ended", days: { day: "2026-06-30" } });
    const key = { accountId: id, code: "club.terms_end" };
    must(await markDone(time.ctx, { ...key, period: "2026", ...seen, doneOn: "2026-07-15" }));
    expect((await read()).codes).toContain("officer_terms_ended");
    must(await markDone(time.ctx, { ...key, period: "2025", ...seen, doneOn: "2025-07-01" }));
    expect((await read()).codes).toEqual([]);
  });

  it("A7 Form 8822-B was to be mailed within 60 days of a new responsible party", async () => {
    const { id, time, read } = await club({}, { start: "2026-07-19T17:00:00Z", period: "202506" });
    const { version } = must(await readFacts(time.ctx, id));
    const on = { event: "responsible_party_changed", on: "5/20/2026" };
    must(await addEvent(time.ctx, { accountId: id, version, ...on }));
    expect(await read()).toMatchObject({ verdict: "good" });
    time.set("2026-07-20T17:00:00Z");
    expect(await read()).toMatchObject({
      verdict: "attention",
      codes: ["responsible_party_overdue"],
    });
    const key = { accountId: id, code: "us.8822b", period: "2026-05-20" };
    must(await markDone(time.ctx, { ...key, ...seen, doneOn: "2026-07-20" }));
    expect((await read()).codes).toEqual([]);
  });

  it("A9 the insurance and the sales-tax certificate count through their last day", async () => {
    const papers = { insurance_expires_on: "11/23/2026", sales_tax_expires_on: "11/23/2026" };
    const { time, say, read } = await club(papers);
    expect(await read()).toMatchObject({ verdict: "good", codes: [] });
    time.set("2026-11-24T17:00:00Z");
    expect(await read()).toMatchObject({
      verdict: "attention",
      codes: ["insurance_expired", "sales_tax_expired"],
    });
    await say({ insurance_expires_on: "11/23/2027", sales_tax_expires_on: "" });
    expect((await read()).codes).toEqual([]);
  });
});

describe("the letter of reinstatement", () => {
  it("RR-06 the letter that the club hands in turns a revocation into attention until the list shows it", async () => {
    const { id, ein, time, read } = await club();
    await revoke(ein, "2025-11-15");
    await recomputeStanding(time.ctx, id);
    expect(await wordOf(id)).toBe("revoked");
    const letter = { letter_month: "", letter_day: "", letter_year: "" } as const;
    must(await beginRescue(time.ctx, { accountId: id, letter }));
    const file = await db.accountFile.create({
      data: {
        accountId: id,
        fileName: "letter.pdf",
        contentType: "application/pdf",
        size: 10,
        sha256: "0".repeat(64),
        storageKey: `tests/${id}/letter`,
        createdAt: new Date(),
      },
    });
    const end = { version: 1, reinstatedOn: "2026-11-20", fileIds: [String(file.id)] };
    must(await endRescue(time.ctx, { accountId: id, ...end }));
    const [finding] = (await read()).findings;
    expect(finding).toMatchObject({
      code: "reinstatement_unlisted",
      days: { revoked: "2025-11-15", letter: "2026-11-20" },
    });
    await work(time);
    expect(await wordOf(id)).toBe("attention");
    // Nobody but the club has seen it: staff find it.
    expect(must(await standingOverview(time.ctx)).lettered).toMatchObject([{ accountId: id }]);
  });
});

describe("the kept word follows", () => {
  it("what a club answers, and what it does, is judged by a job of its own", async () => {
    const { id, time, say } = await club();
    await recomputeStanding(time.ctx, id);
    expect(await wordOf(id)).toBe("good");
    await say({ insurance_expires_on: "11/1/2026" });
    expect(await work(time)).toContain("duties.changed");
    expect(await wordOf(id)).toBe("attention");
  });

  it("a rule that staff change is judged for all clubs once its dates have moved", async () => {
    const { id, time } = await club({ terms_end_month: "6" });
    await work(time);
    expect(await wordOf(id)).toBe("attention");
    const { version, values } = must(await readRule(time.ctx, "club.terms_end"));
    const off = { ...values, confirmed: "", check_en: "your bylaws", check_es: "sus estatutos" };
    const fields: RuleFields = ruleSchema.parse(off);
    const reason = "To be read again";
    must(await changeRule(time.ctx, { code: "club.terms_end", version, fields, reason }));
    expect(await work(time)).toContain("duties.changed");
    expect(await wordOf(id)).toBe("good");
  });

  it("a state's row that staff confirm is judged for its clubs", async () => {
    await confirm(false);
    const { id, time } = await club(alabama);
    await work(time);
    expect(await wordOf(id)).toBe("good");
    await confirm(true);
    await db.outboxJob.create({
      data: {
        id: randomUUID(),
        jobName: "compliance.requirement-changed",
        queue: "default",
        payload: { state: "AL" },
        requestId: "tests",
      },
    });
    await work(time);
    expect(await wordOf(id)).toBe("attention");
  });
});
