import { describe, expect, it } from "vitest";
import { ROSTER_ROWS_MAX } from "#modules/headquarters/contract";
import {
  decideUpload,
  readUpload,
  rosterDecisions,
  sendRoster,
} from "#modules/headquarters/index.server";
import { readSheet } from "#modules/headquarters/roster/sheet/read-sheet.server";
import { db } from "#modules/platform/db.server";
import { giveRole, makeHeadquarters, must } from "./headquarters-world";
import { makeRosterGroup, newEin, type RosterGroup } from "./roster-world";
import { sentFile, workbookParts, zipOf } from "./sheets";

const csv = (...lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join("");
const head = "EIN,Name,City,State,Fiscal year end,Subsection";

async function send({ owner, centralAccountId }: RosterGroup, content: string, name = "r.csv") {
  return must(await sendRoster(owner, { centralAccountId, file: await sentFile(name, content) }));
}

/** Sends a roster that is right. @returns its id */
async function sendRight(group: RosterGroup, content: string): Promise<number> {
  const sent = await send(group, content);
  if (sent.kind !== "right") throw new Error(JSON.stringify(sent.faults));
  return sent.uploadId;
}

const kept = async ({ groupId }: RosterGroup) => ({
  uploads: await db.rosterUpload.count({ where: { groupId } }),
  lines: await db.rosterLine.count({ where: { groupId } }),
});

describe("Bad input of a roster upload", () => {
  it.each([
    ["a wrong header", "Mascot,Color\r\nEagle,Red\r\n", [{ code: "no_header" }]],
    [
      "a header without a name",
      "EIN,City\r\n12-3456789,Austin\r\n",
      [{ code: "column_missing", column: "name" }],
    ],
    [
      "a duplicate EIN",
      csv(head, "12-3456789,One", "98-7654321,Two", "123456789,Three"),
      [{ code: "ein_twice", row: 4, text: "123456789", first: 2 }],
    ],
    [
      "an EIN of which a spreadsheet ate the zero",
      csv(head, "12345678,One", "98-7654321,Two"),
      [{ code: "ein_eight", row: 2, text: "12345678" }],
    ],
    ["nothing but a header", csv(head), [{ code: "no_rows" }]],
    ["quotes that do not end", csv(head, '12-3456789,"One'), [{ code: "broken" }]],
  ])("Bad input: %s is told, and nothing is stored", async (_, content, faults) => {
    const group = await makeRosterGroup();
    expect(await send(group, content)).toEqual({ kind: "wrong", faults });
    expect(await kept(group)).toEqual({ uploads: 0, lines: 0 });
  });

  it("Bad input: of 100,000 rows it says that they are too many, and nothing is stored", async () => {
    const group = await makeRosterGroup();
    const lines = Array.from({ length: 100_000 }, (_, at) => `${100_000_000 + at},Chapter ${at}`);
    const content = csv("EIN,Name", ...lines);
    expect(await send(group, content)).toEqual({ kind: "wrong", faults: [{ code: "too_many" }] });
    expect(await kept(group)).toEqual({ uploads: 0, lines: 0 });
  });

  it("Bad input: every wrong line is told, also behind many right ones", async () => {
    const group = await makeRosterGroup();
    const lines = Array.from({ length: ROSTER_ROWS_MAX }, (_, at) => `${100_000_000 + at},Chapter`);
    lines[ROSTER_ROWS_MAX - 1] = "1234,Chapter";
    const sent = await send(group, csv("EIN,Name", ...lines));
    const row = ROSTER_ROWS_MAX + 1;
    expect(sent).toEqual({ kind: "wrong", faults: [{ code: "ein_shape", row, text: "1234" }] });
  });

  it("Bad input: what is no sheet is refused at the file", async () => {
    const { owner, centralAccountId } = await makeRosterGroup();
    const asked = async (name: string, content: string) =>
      sendRoster(owner, { centralAccountId, file: await sentFile(name, content) });
    for (const name of ["roster.pdf", "roster.xlsx", "roster.exe"]) {
      expect(await asked(name, "%PDF-1.7")).toMatchObject({ refusal: { errors: { file: [{}] } } });
    }
    expect(await asked("roster.csv", "")).toMatchObject({ refusal: { errors: { file: [{}] } } });
    expect(await sendRoster(owner, { centralAccountId, file: undefined })).toMatchObject({
      refusal: { errors: { file: [{}] } },
    });
  });
});

describe("a roster that is right in every line", () => {
  it("is shown beside what is there before it is taken, and then counts before what a chapter says", async () => {
    const group = await makeRosterGroup();
    const { owner, centralAccountId } = group;
    const [same, changed, missing, fresh] = [newEin(), newEin(), newEin(), newEin()];
    await group.chapters([
      { ein: same, name: "Same" },
      { ein: changed, name: "Before" },
      { ein: missing, name: "Missing" },
    ]);
    await group.file([
      { ein: same, sortName: "SAME" },
      { ein: changed, sortName: "AFTER" },
      { ein: missing, sortName: "MISSING" },
    ]);
    const uploadId = await sendRight(
      group,
      csv(head, `${same},Same,,,,`, `${changed},After,Austin,TX,6,3`, `${fresh},Fresh,Austin,TX,,`),
    );
    const asked = { centralAccountId, uploadId };
    const view = must(await readUpload(owner, asked));
    expect(view.compared).toMatchObject({
      same: 1,
      counts: { new: 1, changed: 1, missing: 1 },
      rows: [
        { kind: "new", name: "Fresh", was: undefined },
        { kind: "changed", sent: { name: "After" }, was: { name: "Before" } },
        { kind: "missing", name: "Missing", sent: undefined },
      ],
    });
    const before = must(await rosterDecisions(owner, centralAccountId));
    expect(before.find(({ key }) => key === changed)?.differs).toEqual(["name"]);
    must(await decideUpload(owner, { ...asked, decision: "take" }));
    const rows = must(await rosterDecisions(owner, centralAccountId));
    const kinds = new Map(rows.map(({ key, kind }) => [key, kind]));
    expect([same, changed, missing, fresh].map((ein) => kinds.get(ein))).toEqual([
      "matched",
      "matched",
      "matched",
      "only_ours",
    ]);
    expect(rows.find(({ key }) => key === fresh)?.ours).toMatchObject({ isListed: true });
    expect(must(await readUpload(owner, asked))).toMatchObject({
      state: "taken",
      compared: undefined,
    });
  });

  it("is taken once, and dropped or overtaken it changes nothing", async () => {
    const group = await makeRosterGroup();
    const { owner, centralAccountId } = group;
    const first = await sendRight(group, csv("EIN,Name", `${newEin()},One`));
    const second = await sendRight(group, csv("EIN,Name", `${newEin()},Two`));
    const take = (uploadId: number) =>
      decideUpload(owner, { centralAccountId, uploadId, decision: "take" });
    expect(await take(first)).toMatchObject({ refusal: { code: "conflict" } });
    const both = await Promise.all([take(second), take(second)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const third = await sendRight(group, csv("EIN,Name", `${newEin()},Three`));
    must(await decideUpload(owner, { centralAccountId, uploadId: third, decision: "drop" }));
    expect(await take(third)).toMatchObject({ refusal: { code: "conflict" } });
    const lines = await db.rosterLine.findMany({ where: { groupId: group.groupId } });
    expect(lines.map(({ name }) => name)).toEqual(["Two"]);
    expect(await take(999_999)).toMatchObject({ refusal: { code: "not_found" } });
  });

  it("takes the place of the last one", async () => {
    const group = await makeRosterGroup();
    const { owner, centralAccountId } = group;
    for (const name of ["Old", "New"]) {
      const uploadId = await sendRight(group, csv("EIN,Name", `,${name}`));
      must(await decideUpload(owner, { centralAccountId, uploadId, decision: "take" }));
    }
    const rows = must(await rosterDecisions(owner, centralAccountId));
    expect(rows.map(({ key }) => key)).toEqual(["line:NEW||"]);
  });

  it("is sent and seen by those alone who see all regions and may change something", async () => {
    const headquarters = await makeHeadquarters();
    const { centralAccountId, other, owner, chapter } = headquarters;
    const file = await sentFile("r.csv", csv("EIN,Name", `${newEin()},One`));
    const sent = must(await sendRoster(owner, { centralAccountId, file }));
    if (sent.kind !== "right") throw new Error("it is right");
    const asked = { centralAccountId, uploadId: sent.uploadId };
    must(await giveRole(headquarters, "editor", [headquarters.regions.east]));
    expect(await sendRoster(other, { centralAccountId, file })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await readUpload(other, asked)).toMatchObject({ refusal: { code: "not_found" } });
    expect(await decideUpload(other, { ...asked, decision: "take" })).toMatchObject({
      refusal: { code: "forbidden" },
    });
    expect(await sendRoster(chapter, { centralAccountId, file })).toMatchObject({
      refusal: { code: "not_found" },
    });
    must(await giveRole(headquarters, "viewer"));
    expect(await sendRoster(other, { centralAccountId, file })).toMatchObject({
      refusal: { code: "forbidden" },
    });
  });
});

const rowsOf = async (name: string, content: Buffer | string, kind: "csv" | "xlsx") => {
  const sheet = await readSheet(await sentFile(name, content), kind);
  return sheet.kind === "rows" ? sheet.rows : sheet.kind;
};

describe("a sheet", () => {
  it.each([
    ["UTF-8 with its mark", Buffer.from("\uFEFFEIN,Name\r\n1,São\r\n")],
    ["UTF-16", Buffer.from("\uFEFFEIN,Name\r\n1,São\r\n", "utf16le")],
    ["the encoding of Windows", Buffer.from("EIN,Name\r\n1,São\r\n", "latin1")],
    ["semicolons", Buffer.from("EIN;Name\n1;São\n")],
    ["tabs", Buffer.from("EIN\tName\r1\tSão\r")],
  ])("is read in %s", async (_, bytes) => {
    const rows = await rowsOf("r.csv", bytes, "csv");
    expect(rows).toMatchObject([{ number: 1 }, { number: 2, cells: ["1", "São"] }]);
  });

  it("has rows by the numbers that a spreadsheet shows, those with line ends in a cell among them", async () => {
    const rows = await rowsOf("r.csv", 'EIN,Name\r\n\r\n1,"Two\r\nlines"\r\n2,Next\r\n', "csv");
    expect(rows).toMatchObject([{ number: 1 }, { number: 3 }, { number: 4, cells: ["2", "Next"] }]);
  });

  it("is the first of a workbook that is shown, with texts, numbers and formulas as they look", async () => {
    const rows =
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>` +
      `<row r="3"><c r="A3"><v>1.23456789E8</v></c>` +
      `<c r="B3" t="inlineStr"><is><t>O&apos;Neil &amp; São</t></is></c></row>` +
      `<row><c><v>12345678</v></c><c r="D4" t="str"><f>A1&amp;B1</f><v>=1+1</v></c></row>`;
    const book = await zipOf(workbookParts(rows));
    expect(await rowsOf("r.xlsx", book, "xlsx")).toEqual([
      { number: 1, cells: ["EIN", "Name"] },
      { number: 3, cells: ["123456789", "O'Neil & São"] },
      { number: 4, cells: ["12345678", "", "", "=1+1"] },
    ]);
  });

  it("is broken where the workbook is: a part that is missing, no XML, entities of its own, more parts than it needs", async () => {
    const parts = workbookParts("");
    const { "xl/workbook.xml": workbook, ...without } = parts;
    const sheet = "xl/worksheets/sheet2.xml";
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>`;
    const many = Object.fromEntries(
      Array.from({ length: 2_001 }, (_, at) => [`xl/media/${at}.png`, ""]),
    );
    for (const broken of [
      without,
      { ...parts, [sheet]: "<worksheet><sheetData>" },
      { ...parts, [sheet]: bomb },
      { ...parts, ...many },
    ]) {
      expect(await rowsOf("r.xlsx", await zipOf(broken), "xlsx")).toBe("broken");
    }
    expect(workbook).toContain("Roster");
  });

  it("is broken where a part unpacks to more than it may, and what it says of its size is not believed", async () => {
    const huge = `<worksheet><sheetData><!--${" ".repeat(45_000_000)}--></sheetData></worksheet>`;
    const book = await zipOf({ ...workbookParts(""), "xl/worksheets/sheet2.xml": huge });
    expect(book.length).toBeLessThan(200_000);
    expect(await rowsOf("r.xlsx", book, "xlsx")).toBe("broken");
    // The size in the directory of the archive is made small: yauzl finds more than was announced.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(Buffer.byteLength(huge));
    const lied = Buffer.from(book);
    for (let at = lied.indexOf(size); at !== -1; at = lied.indexOf(size, at + 1)) {
      lied.writeUInt32LE(1_000, at);
    }
    expect(lied.equals(book)).toBe(false);
    expect(await rowsOf("r.xlsx", lied, "xlsx")).toBe("broken");
  });

  it("of too many rows is not read to its end", async () => {
    const row = (at: number) => `<row r="${at}"><c><v>${at}</v></c></row>`;
    const rows = Array.from({ length: ROSTER_ROWS_MAX + 5_000 }, (_, at) => row(at + 1)).join("");
    const book = await zipOf(workbookParts(rows));
    expect(await rowsOf("r.xlsx", book, "xlsx")).toBe("too_many");
  });
});
