import { describe, expect, it } from "vitest";
import { chapterTemplate } from "#modules/bylaws/variants/chapter/build";
import { chapterForm } from "#modules/bylaws/variants/chapter/form";
import { readDocument } from "#modules/platform/documents/model";
import {
  type DraftDocument,
  letter,
  numberDocument,
  roman,
} from "#modules/platform/documents/number";
import { chapterDocument } from "../factories/bylaws";

const draft = (): DraftDocument =>
  chapterTemplate.build(
    chapterForm.schema.parse({ name: "Chapter", purpose: "Purpose", fiscal_year_end: 2 }),
    { number: 1, createdAt: new Date(0), creator: "Maker", notice: undefined },
  );
const sectionOf = (document: DraftDocument, id: string) =>
  numberDocument(document)
    .articles.flatMap((article) => article.sections)
    .find((section) => section.id === id);
const textOf = (document: DraftDocument, id: string) =>
  JSON.stringify(sectionOf(document, id)?.blocks);

describe("numbers and references", () => {
  it.each([
    [1, "I"],
    [4, "IV"],
    [9, "IX"],
    [14, "XIV"],
    [40, "XL"],
    [99, "XCIX"],
    [388, "CCCLXXXVIII"],
  ])("writes %i as %s", (number, expected) => {
    expect(roman(number)).toBe(expected);
  });

  it("letters lists beyond z", () => {
    expect([0, 25, 26, 27].map(letter)).toEqual(["a", "z", "aa", "bb"]);
  });

  it("computes references: leaving out a section renumbers what follows and what names it", () => {
    const whole = draft();
    expect(textOf(whole, "voting")).toContain("Section 6.6");
    expect(textOf(whole, "amendment-limits")).toContain("Article III");
    const officers = whole.articles.find((article) => article.id === "officers");
    if (!officers) throw new Error("no article on officers");
    officers.sections = officers.sections.filter((section) => section.id !== "offices");
    expect(textOf(whole, "voting")).toContain("Section 6.5");
    whole.articles.splice(2, 1);
    expect(() => numberDocument(whole)).toThrow(/no-inurement|tax-exempt-status/);
  });

  it("refuses two clauses with one id", () => {
    const whole = draft();
    const [first, second] = whole.articles;
    if (!first || !second) throw new Error("too few articles");
    second.id = first.id;
    expect(() => numberDocument(whole)).toThrow(/name-and-affiliation/);
  });

  it("types no reference by hand: every article and section named in the text is computed", () => {
    const typed = draft()
      .articles.flatMap((article) => article.sections)
      .filter(({ blocks }) =>
        /"text":"[^"]*(Article [IVX]+|Section \d)/.test(JSON.stringify(blocks)),
      );
    expect(typed).toEqual([]);
  });

  it("is plain data that can be stored and read again", () => {
    const model = chapterDocument();
    expect(readDocument(JSON.parse(JSON.stringify(model)))).toEqual(model);
    expect(() => readDocument({ ...model, articles: [{}] })).toThrow();
  });
});
