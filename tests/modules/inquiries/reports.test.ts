import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "#modules/inquiries/handlers.server";
import { readReceipt, sendInquiry } from "#modules/inquiries/index.server";
import { knownChapters } from "#modules/inquiries/queries/known-chapters.server";
import { reportInWords } from "#modules/inquiries/report-sheet.server";
import { inquiriesSpanish } from "#modules/inquiries/spanish";
import type { KnownReport } from "#modules/inquiries/views";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { americanEnglish as english, type Languages } from "#modules/platform/locale";
import groups from "#tests/fixtures/group-returns.json";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { newAddress, system } from "#tests/modules/accounts/people";
import { csvOf, importContent } from "#tests/modules/listings/bmf-files";

const visitor = createCtx();
const onDay = (day: string) => createCtx({ now: () => new Date(`${day}T15:00:00Z`) });
const spanishWords = inquiriesSpanish.irsReport;
const row = (ein: string, changes: Record<string, unknown>) => ({
  ein,
  name: "CHI OMEGA FRATERNITY",
  sortName: "",
  city: "LAWRENCE",
  state: "KS",
  groupNumber: "0273",
  subsection: "07",
  affiliation: "9",
  status: "01",
  ruling: "194012",
  deductibility: "2",
  taxPeriod: "202504",
  filingCode: "02",
  pfFilingCode: "0",
  fiscalYearEnd: 4,
  zip: "",
  asOf: new Date("2026-04-13"),
  ...changes,
});

beforeAll(async () => {
  await db.irsOrganization.createMany({
    data: [
      row("100000001", { sortName: "LAMBDA CHAPTER" }),
      row("100000002", { sortName: "KANSAS CHAPTER", taxPeriod: "" }),
      row("100000003", { sortName: "ZIP CHAPTER", zip: "66045-0001" }),
      row("100000004", { city: "TOPEKA" }),
      row("100000005", { groupNumber: "9998", name: "LAWRENCE BAND BOOSTERS" }),
      row("100000006", { groupNumber: "9999", affiliation: "6", name: "HEADQUARTERS INC" }),
      row("100000007", { groupNumber: "9999", name: "CHAPTER ONE", fiscalYearEnd: null }),
      row("100000008", { state: "MA" }),
      row("100000009", { groupNumber: "0000", affiliation: "6", city: "SALINA" }),
      row("100000010", { groupNumber: "0000", city: "SALINA" }),
      row("100000011", { city: "DENTON", state: "TX", sortName: "TEXAS ALPHA CHAPTER" }),
      row("100000012", { city: "DENTON", state: "TX", sortName: "NORTH TEXAS CHAPTER" }),
    ],
  });
  const asOf = new Date("2026-11-09");
  await db.irsRevocation.createMany({
    data: [
      { ein: "100000007", revokedOn: new Date("2025-05-15"), asOf },
      { ein: "200000001", revokedOn: new Date("2024-05-15"), asOf },
    ],
  });
});

/** Runs the jobs that send reports, each twice. */
async function runReports() {
  const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
    "DELETE FROM outbox_jobs WHERE job_name = 'inquiries.send-report' RETURNING id, job_name, payload",
  );
  for (const { id, job_name, payload } of [...rows, ...rows]) {
    const handler = handlers.find(({ job }) => job.name === job_name);
    const signal = new AbortController().signal;
    await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
  }
}

const campus = { kind: "greek_collector", organization: "University of Kansas" };
const nothing = { ein: "", groupNumber: "" };

describe("what the IRS file knows", () => {
  it("G-20 G-21 of a campus: its Greek chapters, and how sure each match is", async () => {
    const report = await knownChapters(visitor, { ...campus, ...nothing });
    expect(report?.chapters.map(({ ein, confidence }) => [ein, confidence])).toEqual([
      ["100000002", "certain"],
      ["100000003", "likely"],
      ["100000001", "possible"],
    ]);
    const files = { oldest: "2026-04-13", newest: "2026-04-13" };
    expect(report).toMatchObject({ files, place: { city: "LAWRENCE" } });
    const unknown = { kind: "greek_collector", organization: "Hogwarts", ...nothing };
    expect(await knownChapters(visitor, unknown)).toMatchObject({ chapters: [], place: undefined });
  });

  it("G-21 is certain by all words of a campus's own name, not by one of them", async () => {
    const asked = { kind: "greek_collector", organization: "University of North Texas" };
    const report = await knownChapters(visitor, { ...asked, ...nothing });
    expect(report?.chapters.map(({ ein, confidence }) => [ein, confidence])).toEqual([
      ["100000012", "certain"],
      ["100000011", "possible"],
    ]);
  });

  it("G-15 G-17 of an organization: itself, and the chapters of its group", async () => {
    const asked = { kind: "compliance_check", organization: "HQ", groupNumber: "" };
    const report = await knownChapters(visitor, { ...asked, ein: "10-0000006" });
    expect(report?.chapters.map(({ ein }) => ein)).toEqual(["100000006", "100000007"]);
    // A number that a visitor typed makes no match certain.
    expect(report?.chapters.map(({ confidence }) => confidence)).toEqual([undefined, undefined]);
    const chapter = await knownChapters(visitor, { ...asked, ein: "10-0000007" });
    expect(chapter?.chapters.map(({ ein }) => ein)).toEqual(["100000007"]);
    const alone = await knownChapters(visitor, { ...asked, ein: "10-0000009" });
    expect(alone?.chapters.map(({ ein }) => ein)).toEqual(["100000009"]);
    const none = await knownChapters(visitor, { ...asked, ein: "99-9999999" });
    expect(none).toMatchObject({ place: undefined, chapters: [], files: undefined });
  });

  it("is sent in Spanish to who asked for it by a Spanish form", async () => {
    const email = newAddress();
    const fields = { email, organization: campus.organization };
    const inSpanish = createCtx({ locale: "es" });
    const sent = await sendInquiry(inSpanish, {
      kind: "greek_collector",
      fields,
      isVerified: true,
    });
    if (!sent.ok) throw new Error("the request was refused");
    await runReports();
    const [letter] = await lettersTo(email);
    expect(letter?.subject).toBe("Su informe: lo que dice el archivo del IRS");
    expect(letter?.text).toContain("Según el archivo público del IRS del 13 de abril de 2026");
  });

  it("G-20 is said on the page that thanks, and sent as a PDF once", async () => {
    const email = newAddress();
    const fields = { email, organization: campus.organization };
    const sent = await sendInquiry(visitor, { kind: "greek_collector", fields, isVerified: true });
    if (!sent.ok) throw new Error("the request was refused");
    const receipt = await readReceipt(visitor, "greek_collector", sent.value.token);
    expect(receipt?.report?.texts.join(" ")).toContain("April 13, 2026");
    expect(receipt?.report?.rows[0]).toEqual([
      ...["CHI OMEGA FRATERNITY, KANSAS CHAPTER", "10-0000002", "LAWRENCE, KS"],
      ...["Exempt, covered by the group ruling, GEN 0273", "None on file", "April", "Certain"],
    ]);
    expect(receipt?.report?.rows[1]?.[4]).toBe("April 2025");
    await runReports();
    const letters = await lettersTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual(["Your report: what the IRS file says"]);
    const folder = join(env.DATA_DIR, "mail");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
    const raw = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const letter = raw.find((text) => text.includes(email)) ?? "";
    expect(letter).toContain("application/pdf");
    expect(letter).toContain(Buffer.from("%PDF-1").toString("base64").slice(0, 7));
  });

  it("G-17 says what the revocation list says, of a listed organization and of one that is gone", async () => {
    const textsOf = async (ein: string) => {
      const fields = {
        name: "Maria",
        email: newAddress(),
        phone: "",
        organization: "Club",
        ein,
        group_id: "",
      };
      const sent = await sendInquiry(visitor, {
        kind: "compliance_check",
        fields,
        isVerified: true,
      });
      if (!sent.ok) throw new Error("the request was refused");
      const receipt = await readReceipt(visitor, "compliance_check", sent.value.token);
      const { texts = [], rows = [] } = receipt?.report ?? {};
      return [...texts, ...rows.flat()].join(" ");
    };
    const listed = await textsOf("100000007");
    expect(listed).toContain("Exemption revoked automatically on May 15, 2025");
    const gone = await textsOf("200000001");
    expect(gone).toContain("EIN 20-0000001 is in the IRS's revocation list");
    expect(gone).toContain("May 15, 2024");
    expect(await textsOf("100000009")).not.toContain("revoked automatically");
  });

  it("a whole group is counted, and the gravest of it are first", async () => {
    const rows = (groups as [string, string, string, string, number][])
      .filter(([number]) => number === "5271")
      .flatMap(([groupNumber, filingCode, taxPeriod, month, count]) =>
        Array.from({ length: count }, () => ({
          groupNumber,
          filingCode,
          taxPeriod,
          fiscalYearEnd: Number(month),
        })),
      );
    await db.irsOrganization.createMany({
      data: rows.map((one, at) => row(String(300_000_000 + at), one)),
    });
    const asked = { kind: "compliance_check", organization: "Boosters", groupNumber: "5271" };
    const report = await knownChapters(onDay("2026-04-14"), { ...asked, ein: "99-9999999" });
    const counts = { total: 806, current: 711, one: 34, atRisk: 9, unknown: 52, revoked: 0 };
    expect(report?.group).toEqual({ number: "5271", ...counts, contradictory: 0 });
    expect(report?.chapters).toHaveLength(200);
    const missed = report?.chapters.map(({ returns }) =>
      returns.kind === "counted" ? returns.missed : returns.kind,
    );
    expect(missed?.slice(0, 9)).toEqual(Array(9).fill(2));
    expect(missed?.slice(9, 43)).toEqual(Array(34).fill(1));
    expect(missed?.[43]).toBe("unknown");

    const { texts, columns, rows: words } = reportInWords(report as KnownReport, asked, english);
    expect(texts.join(" ")).toContain("EIN 99-9999999 is in none of the IRS's lists that we have");
    expect(texts.join(" ")).toContain("806 organizations under group 5271");
    expect(texts.join(" ")).toContain("The 200 that need it most are listed.");
    expect(columns.at(-1)).toBe("Three years without a return");
    expect(words[0]?.at(-1)).toMatch(/^At risk: 2 returns not seen\. The third ends the exemption/);
  });

  it("S12 rows that contradict each other come after those at risk, and are not counted as such", async () => {
    const rows = [
      row("410000001", { taxPeriod: "200812", fiscalYearEnd: 12 }),
      row("410000002", { taxPeriod: "202306", fiscalYearEnd: 6 }),
      row("410000003", { taxPeriod: "202406", fiscalYearEnd: 6 }),
      row("410000004", { taxPeriod: "" }),
      row("410000005", { filingCode: "06", taxPeriod: "" }),
      row("410000006", { filingCode: "00", taxPeriod: "" }),
      row("410000007", { taxPeriod: "202206", fiscalYearEnd: 6 }),
    ];
    await db.irsOrganization.createMany({
      data: rows.map((one) => ({ ...one, groupNumber: "4100" })),
    });
    const asked = { kind: "compliance_check", organization: "HQ", groupNumber: "4100" };
    const report = await knownChapters(onDay("2026-11-17"), { ...asked, ein: "" });
    const dayBefore = await knownChapters(onDay("2026-11-16"), { ...asked, ein: "" });
    expect(report?.chapters.map(({ ein, risk }) => [ein, risk])).toEqual([
      ["410000007", "atRisk"],
      ["410000002", "atRisk"],
      ["410000003", "one"],
      ["410000001", "contradictory"],
      ["410000004", "unknown"],
      ["410000005", "current"],
      ["410000006", "current"],
    ]);
    expect(report?.group).toMatchObject({ atRisk: 2, one: 1, contradictory: 1, current: 2 });
    const { texts, rows: words } = reportInWords(report as KnownReport, asked, english);
    expect(texts.join(" ")).toContain("two to four not seen or the third overdue: 2.");
    expect(texts.join(" ")).toContain("the files contradict each other: 1.");
    const clocks = words.map((cells) => cells.at(-1));
    expect(clocks[0]).toBe("At risk: 3 returns not seen. The exemption may have ended.");
    expect(clocks[1]).toBe(
      "At risk: the third return in a row was due on November 16, 2026, and none of the three is seen.",
    );
    const { rows: before } = reportInWords(dayBefore as KnownReport, asked, english);
    expect(before[1]?.at(-1)).toBe(
      "At risk: 2 returns not seen. The third ends the exemption on November 16, 2026.",
    );
    expect(clocks[2]).toMatch(/^Attention: 1 return not seen\. The exemption ends on November 15/);
    expect(clocks[3]).toMatch(
      /^Attention, check the EIN: 1\d returns not seen, and yet not revoked/,
    );
    expect(clocks[5]).toBe("No return of its own is expected: it is a church.");
    expect(clocks[6]).toBe("No return of its own is expected, and no Form 990-PF.");
  });

  it("says what the other lists have of an EIN that the list of exempt organizations has not", async () => {
    const asOf = new Date("2026-11-09");
    const on = new Date("2023-05-15");
    await db.irsPub78.createMany({
      data: ["420000001", "420000004"].map((ein) => ({ ein, codes: "PC", asOf })),
    });
    await db.irsEpostcard.createMany({
      data: ["420000001", "420000002"].map((ein) => ({
        ein,
        taxYear: 2025,
        isTerminated: ein.endsWith("2"),
        asOf: new Date("2026-11-02"),
      })),
    });
    await db.irsRevocation.createMany({
      data: ["420000003", "420000004"].map((ein) => ({
        ein,
        revokedOn: on,
        reinstatedOn: ein.endsWith("3") ? on : null,
        asOf,
      })),
    });
    await importContent(csvOf({ ein: "430000001", name: "OF IDAHO", state: "ID" }), "2026-11-10");
    await importContent(csvOf({ ein: "430000002", name: "OF MAINE", state: "ME" }), "2026-10-12");
    const textsOf = async (ein: string, languages: Languages = english) => {
      const asked = { kind: "compliance_check", organization: "Club", ein, groupNumber: "" };
      const report = await knownChapters(visitor, asked);
      return reportInWords(report as KnownReport, asked, languages).texts.join(" ");
    };
    const both = await textsOf("42-0000001");
    expect(both).toContain("EIN 42-0000001 is not in the IRS's list of exempt organizations");
    expect(both).toContain(
      "have it: in Publication 78 of November 9, 2026; 990-N for 2025, in the list of November 2, 2026.",
    );
    expect(both).not.toContain("none of the IRS's lists");
    expect(both).toContain(
      "We have loaded the IRS's list of these states only: Idaho (November 10, 2026); Maine (October 12, 2026).",
    );
    expect(both).toContain("A person looks further");
    expect(await textsOf("42-0000002")).toContain(
      "990-N for 2025, in the list of November 2, 2026, which says that it has ended.",
    );
    expect(await textsOf("42-0000003")).toContain(
      "have it: Revoked on May 15, 2023, reinstated as of May 15, 2023.",
    );
    const revoked = await textsOf("42-0000004");
    expect(revoked).toContain("EIN 42-0000004 is in the IRS's revocation list");
    expect(revoked).toContain("have it too: in Publication 78 of November 9, 2026.");
    const none = await textsOf("42-0000009");
    expect(none).toContain("EIN 42-0000009 is in none of the IRS's lists that we have loaded.");
    expect(none).toContain("these states only: Idaho (November 10, 2026); Maine");
  });

  it("names the dates of all files that its rows are of, and status 25 in both languages", async () => {
    const older = new Date("2025-10-13");
    await db.irsOrganization.createMany({
      data: [
        row("440000001", { groupNumber: "4400", status: "25" }),
        row("440000002", { groupNumber: "4400", asOf: older, status: "12" }),
      ],
    });
    const asked = { kind: "compliance_check", organization: "HQ", groupNumber: "4400", ein: "" };
    const report = (await knownChapters(visitor, asked)) as KnownReport;
    const { texts, rows } = reportInWords(report, asked, english);
    expect(texts[0]).toBe(
      "As of the public IRS files of October 13, 2025 to April 13, 2026. They say nothing about later days.",
    );
    const statuses = rows.map((cells) => cells[3] ?? "").join(" ");
    expect(statuses).toContain("Terminating its private-foundation status (section 507(b)(1)(B))");
    expect(statuses).toContain("Trust described in section 4947(a)(2)");
    expect(spanishWords["status.terminating"]).toBe(
      "Termina su condición de fundación privada (sección 507(b)(1)(B))",
    );
  });

  it("G-08 contact and multi-chapter have no report", async () => {
    const asked = { kind: "contact", organization: "University of Kansas", ...nothing };
    expect(await knownChapters(visitor, asked)).toBeUndefined();
  });
});
