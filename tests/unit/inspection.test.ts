import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { pagesWithNumbers } from "#modules/inspection/domain/personal-numbers";
import { publicUntil } from "#modules/inspection/domain/public-until";
import { answerBy } from "#modules/inspection/domain/requests";
import { readPages } from "#modules/inspection/read-pages.server";
import { civilDate } from "#modules/platform/dates";

describe("how long a return is public", () => {
  it.each([
    ["2026-11-16", "2026-10-03", "2029-11-16"],
    ["2026-11-16", "2027-01-08", "2030-01-08"],
    ["2028-02-29", "2028-01-15", "2031-02-28"],
  ])("VLT-11 due on %s and filed on %s until %s", (dueOn, filedOn, until) => {
    expect(publicUntil(civilDate(dueOn), civilDate(filedOn))).toBe(until);
  });
});

describe("a request for copies", () => {
  it("is to be answered within 30 days in writing, and at once in person", () => {
    expect(answerBy(civilDate("2026-11-23"), "written")).toBe("2026-12-23");
    expect(answerBy(civilDate("2026-11-23"), "in_person")).toBe("2026-11-23");
  });
});

describe("what has the form of a Social Security number", () => {
  it.each([
    ["123-45-6789", true],
    ["SSN:123 - 45 -\n6789.", true],
    ["123–45–6789", true],
    ["12-3456789", false],
    ["1123-45-6789", true],
    ["123-45-67890", true],
    ["(212) 555-0147", false],
    ["2026-11-23", false],
    ["2026-11-2345", true],
  ])("VLT-12 %j: %s", (text, is) => expect(pagesWithNumbers(["", text])).toEqual(is ? [2] : []));
});

/** A PDF whose pages are drawn one after the other. */
async function pdf(...pages: readonly ((page: PDFKit.PDFDocument) => void)[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  document.initForm();
  for (const draw of pages) draw(document.addPage().font("Helvetica"));
  document.end();
  return buffer(document);
}

const box = (page: PDFKit.PDFDocument) =>
  page.formText("ssn", 100, 100, 200, 30, { value: "123-45-6789" });

it("VLT-12 what was typed into a form, or is a note, is read with its page", async () => {
  const filled = await pdf(
    (page) => box(page.text("Form 990-EZ")),
    (page) => page.text("Schedule O").note(10, 10, 20, 20, "SSN 987-65-4321"),
  );
  expect(pagesWithNumbers((await readPages(async () => filled)) ?? [])).toEqual([1, 2]);
});

it("VLT-12 a form over a scan is no text of it, so that a person looks", async () => {
  const scan = await pdf(box);
  expect(await readPages(async () => scan)).toBeUndefined();
});
