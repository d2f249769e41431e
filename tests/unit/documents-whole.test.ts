import { PageNumber } from "docx";
import { describe, expect, it } from "vitest";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { renderHtml } from "#modules/platform/documents/html";
import { breakLines } from "#modules/platform/documents/lines.server";
import { writeRedline } from "#modules/platform/documents/redline.server";
import { docxParagraphs, zipText } from "../documents/text";
import { chapterDocument } from "../factories/bylaws";

const wholes = [
  "12-3456789",
  "62701-1234",
  "2026-11-24",
  "November 24, 2026",
  "Nov 24, 2026",
  "May 3",
  "June 2027",
  "3 de mayo de 2027",
  "3. Mai 2027",
  "24 novembre 2026",
] as const;

/** The lines of a text at every width at which it breaks somewhere else. */
const linesAt = (parts: readonly string[], width: number): string[] =>
  breakLines(
    parts.map((text) => ({ text, style: "regular" as const })),
    11,
    width,
  ).map(({ fragments }) => fragments.map(({ text }) => text).join(""));

const widths = Array.from({ length: 40 }, (_, index) => 90 + index * 4);

describe("what stays on one line of a PDF", () => {
  it.each(wholes)("%s", (whole) => {
    for (const width of widths) {
      const lines = linesAt(
        [`The number of the club or its day is ${whole}, as it was told.`],
        width,
      );
      expect(lines.length).toBeGreaterThan(1);
      expect([width, lines.some((line) => line.includes(whole))]).toEqual([width, true]);
      expect(lines.join("")).toBe(`The number of the club or its day is ${whole}, as it was told.`);
    }
  });

  it("a date of which an answer is only a part", () => {
    for (const width of widths) {
      const lines = linesAt(
        ["The fiscal year of the club ends on ", "June", " 30 of each year"],
        width,
      );
      expect(lines.some((line) => line.includes("June 30"))).toBe(true);
    }
  });

  it("and nothing else: other hyphens and spaces are places to break", () => {
    const lines = linesAt(["parent-teacher club, 10 members"], 45);
    expect(lines.map((line) => line.trim())).toEqual(["parent-", "teacher", "club, 10", "members"]);
  });

  it("not even a number of hyphens that is wider than the line", () => {
    for (const line of breakLines([{ text: "1-2".repeat(200), style: "regular" }], 11, 100)) {
      expect(line.width).toBeLessThanOrEqual(100);
    }
  });
});

describe("the same in other formats", () => {
  const purpose = "To serve since May 3, 2027 under EIN 12-3456789 as parent-teacher club.";
  const model = chapterDocument({ purpose });

  it("Word file: hyphens and spaces that do not break", async () => {
    const body = zipText(await writeDocx(model), "word/document.xml");
    expect(body).toContain("since May\u00A03,\u00A02027 under EIN 12");
    expect(body).toMatch(
      />12<\/w:t><w:noBreakHyphen\/><w:t[^>]*>3456789|EIN 12<\/w:t><w:noBreakHyphen\/>/,
    );
    expect(body).toContain("parent-teacher");
    expect(body).toMatch(/prepared November\u00A021,\u00A02026/);
  });

  it("Word file of changes", async () => {
    const facts = { note: "Changes", author: "Goodstanding", date: new Date(0) };
    const redline = await writeRedline(chapterDocument(), model, facts);
    const body = zipText(redline, "word/document.xml");
    expect(body).toContain("May\u00A03,\u00A02027");
    expect(body).toContain("<w:noBreakHyphen/>");
  });

  it("Word file: a word that the library takes for a field stays a word", async () => {
    const { CURRENT } = PageNumber;
    const named = chapterDocument({ purpose: `${CURRENT}\n${CURRENT}\t${CURRENT}` });
    const said = docxParagraphs(await writeDocx(named));
    expect(said).toContain(`${CURRENT}\n${CURRENT}\t${CURRENT}`);
  });

  it("page: spaces that do not break, and a number that can be copied as it is", () => {
    const html = renderHtml(model);
    expect(html).toContain("since May\u00A03,\u00A02027 under EIN 12-3456789 as parent-teacher");
  });
});
