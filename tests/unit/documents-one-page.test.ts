import { describe, expect, it } from "vitest";
import type { OnePageModel } from "#modules/platform/documents/one-page";
import {
  fitOnePage,
  writeOnePageDocx,
  writeOnePagePdf,
} from "#modules/platform/documents/one-page.server";
import { onePage, sentences } from "#tests/documents/one-page";
import { docxParagraphs, zipText } from "#tests/documents/text";

const fitOf = (model: OnePageModel) => fitOnePage(model) ?? expect.fail("it does not fit");

describe("paper of a single page", () => {
  it("says in Word all that it has, in order, line feeds kept", async () => {
    const model = onePage("First line\nSecond <line> & more");
    const { size } = fitOf(model);
    const file = await writeOnePageDocx(model, size);
    expect(size).toBe(11.5);
    expect(docxParagraphs(file)).toEqual([
      "Clauses for the Articles",
      "Lincoln Boosters",
      "Copy these.",
      "Purpose",
      "First line\nSecond <line> & more",
      "Dissolution",
      "To another charity.",
      "Have it looked at.",
    ]);
    expect(zipText(file, "word/footer1.xml")).toContain("Made from version 3");
    expect(zipText(file, "word/styles.xml")).toContain('<w:sz w:val="23"/>');
  });

  it("takes smaller text for longer answers, and is none when nothing fits that could be read", () => {
    const sizes = [10, 40, 55, 62, 200].map((count) => fitOnePage(onePage(sentences(count)))?.size);
    expect(sizes[0]).toBe(11.5);
    expect(sizes[4]).toBeUndefined();
    const known = sizes.filter((size) => size !== undefined);
    expect(known).toEqual([...known].sort((a, b) => b - a));
    expect(new Set(known).size).toBeGreaterThan(2);
    expect(Math.min(...known)).toBeGreaterThanOrEqual(9);
  });

  it("is one page as PDF, at the least size too", async () => {
    const model = onePage(sentences(62));
    const { size, layout } = fitOf(model);
    expect(size).toBeLessThan(10);
    expect(layout.pages).toHaveLength(1);
    const file = (await writeOnePagePdf(model, layout)).toString("latin1");
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
