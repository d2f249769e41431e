import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "#modules/inquiries/handlers.server";
import { readReceipt, sendInquiry } from "#modules/inquiries/index.server";
import { knownChapters } from "#modules/inquiries/queries/known-chapters.server";
import { reportInWords } from "#modules/inquiries/report-sheet.server";
import type { KnownReport } from "#modules/inquiries/views";
import { createCtx } from "#modules/platform/ctx.server";
import { db, pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { americanEnglish as english } from "#modules/platform/locale";
import groups from "#tests/fixtures/group-returns.json";
import { lettersTo } from "#tests/modules/accounts/mailbox";
import { newAddress, system } from "#tests/modules/accounts/people";

const visitor = createCtx();
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
    expect(report).toMatchObject({ asOf: "2026-04-13", place: { city: "LAWRENCE" } });
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
    const chapter = await knownChapters(visitor, { ...asked, ein: "10-0000007" });
    expect(chapter?.chapters.map(({ ein }) => ein)).toEqual(["100000007"]);
    const alone = await knownChapters(visitor, { ...asked, ein: "10-0000009" });
    expect(alone?.chapters.map(({ ein }) => ein)).toEqual(["100000009"]);
    const none = await knownChapters(visitor, { ...asked, ein: "99-9999999" });
    expect(none).toMatchObject({ place: undefined, chapters: [], asOf: undefined });
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
    const { rows } = await pool.query<{ id: string; job_name: string; payload: unknown }>(
      "DELETE FROM outbox_jobs WHERE job_name = 'inquiries.send-report' RETURNING id, job_name, payload",
    );
    for (const { id, job_name, payload } of [...rows, ...rows]) {
      const handler = handlers.find(({ job }) => job.name === job_name);
      const signal = new AbortController().signal;
      await handler?.run({ ...system, jobId: id, attempt: 1, signal }, payload);
    }
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
    const report = await knownChapters(visitor, { ...asked, ein: "99-9999999" });
    const counts = { total: 806, current: 711, one: 34, more: 9, unknown: 52, revoked: 0 };
    expect(report?.group).toEqual({ number: "5271", ...counts });
    expect(report?.chapters).toHaveLength(200);
    const missed = report?.chapters.map(({ returns }) =>
      returns.kind === "counted" ? returns.missed : returns.kind,
    );
    expect(missed?.slice(0, 9)).toEqual(Array(9).fill(2));
    expect(missed?.slice(9, 43)).toEqual(Array(34).fill(1));
    expect(missed?.[43]).toBe("unknown");

    const { texts, columns, rows: words } = reportInWords(report as KnownReport, asked, english);
    expect(texts.join(" ")).toContain("EIN 99-9999999 is in none of the IRS's files");
    expect(texts.join(" ")).toContain("806 organizations under group 5271");
    expect(texts.join(" ")).toContain("The 200 that need it most are listed.");
    expect(columns.at(-1)).toBe("Three years without a return");
    expect(words[0]?.at(-1)).toMatch(/^At risk: 2 returns not seen\. The third ends the exemption/);
  });

  it("G-08 contact and multi-chapter have no report", async () => {
    const asked = { kind: "contact", organization: "University of Kansas", ...nothing };
    expect(await knownChapters(visitor, asked)).toBeUndefined();
  });
});
