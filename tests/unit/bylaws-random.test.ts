import fc from "fast-check";
import mammoth from "mammoth";
import { describe, expect, it } from "vitest";
import { type Variant, variants } from "#modules/bylaws/contract";
import { bylawsForms } from "#modules/bylaws/forms";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { renderHtml } from "#modules/platform/documents/html";
import { type Layout, layoutDocument } from "#modules/platform/documents/layout.server";
import { type DocumentModel, signingFormsOf } from "#modules/platform/documents/model";
import { parseFields } from "#modules/platform/fields";
import { docxFaults } from "../documents/docx-faults";
import {
  docxParagraphs,
  htmlParagraphs,
  modelLines,
  packed,
  unescapeMarkup,
  zipText,
} from "../documents/text";
import { bylawsDocumentOf } from "../factories/bylaws";
import { randomFields } from "../factories/random-bylaws";
import { tries } from "../setup/depth";

const INPUTS = tries(500);
const SEED = 20_261_121;

/** The document without what somebody typed: an answer is a word. */
function withoutAnswers(model: DocumentModel): DocumentModel {
  const text = JSON.stringify(model, (_key, value) =>
    value?.answer === undefined ? value : { ...value, text: "Answer" },
  );
  return JSON.parse(text);
}

function laidOut({ pages }: Layout): string {
  const lines = pages.flat().map(({ line, paragraph, isFirst }) => {
    const text = line?.fragments.map((fragment) => fragment.text).join("") ?? "";
    return (isFirst ? (paragraph.label ?? "") : "") + text + (paragraph.signatures ?? []).join("");
  });
  return lines.join("");
}

/** The readers of the formats make all spaces plain. */
const evenly = (text: string) => text.replaceAll("\u00A0", " ");

/** Letters in any order: a line of two directions is on the page in another order. */
const letters = (text: string) => [...packed(text)].sort().join("");

/** Faults are gathered: an assertion for each of a million lines would take longer than the work. */
function pageFaults({ pages }: Layout): string[] {
  return pages.flatMap((lines, index) => {
    const last = lines.at(-1);
    if (!last) return [`page ${index + 1} is empty`];
    const { paragraph, y } = last;
    const isKept = paragraph.look.role !== "TOCI" && paragraph.look.keepNext;
    return [
      ...(isKept ? [`page ${index + 1} ends with what belongs to the next`] : []),
      ...(y + paragraph.lineHeight > 720.1 ? [`page ${index + 1} is too long`] : []),
      ...(lines.some(({ line }) => (line?.width ?? 0) > 468.1) ? ["a line is too wide"] : []),
    ];
  });
}

const wrong = / {2}|[{}[\]]|undefined|null|NaN|\bTODO\b|\bX{2,}\b| [,.;:]|\(\)|^\s|\s$|^$/;
const textFaults = (model: DocumentModel): string[] =>
  modelLines(withoutAnswers(model))
    .map(({ text }) => text)
    .filter((text) => wrong.test(text));

/** Mammoth reads a Word file by its styles and numbering alone. */
async function expectHeadingsAndLists(file: Buffer, model: DocumentModel): Promise<void> {
  const { value, messages } = await mammoth.convertToHtml({ buffer: file });
  expect(messages.filter(({ message }) => !/Unrecognised paragraph style/.test(message))).toEqual(
    [],
  );
  const found = (pattern: RegExp) =>
    [...value.matchAll(pattern)].map(([, text = ""]) =>
      unescapeMarkup(text.replace(/<[^>]*>/g, "")),
    );
  const titles = model.articles.map(({ title }) => title);
  expect(found(/<h1>(.*?)<\/h1>/gs)).toEqual([
    ...titles,
    ...signingFormsOf(model).map(({ title }) => title),
  ]);
  const sections = model.articles.flatMap((article) => article.sections);
  expect(found(/<h2>(.*?)<\/h2>/gs)).toEqual(sections.map(({ title }) => title));
  const items = modelLines(model).filter(({ kind }) => kind === "item");
  expect(found(/<li>(.*?)<\/li>/gs)).toEqual(items.map(({ text }) => text));
}

describe.each(variants)("the %s bylaws of random valid answers", (variant: Variant) => {
  let count = 0;
  it("E-20 E-23 are whole, say the same in every format, and read as headings and lists", async () => {
    await fc.assert(
      fc.asyncProperty(randomFields[variant], async (fields) => {
        expect(parseFields(bylawsForms[variant].schema, fields, "en").ok).toBe(true);
        const model = bylawsDocumentOf(variant, fields);
        const lines = modelLines(model).map((line) => ({ ...line, text: evenly(line.text) }));
        expect(textFaults(model)).toEqual([]);
        expect(lines.map((line) => line.text).join("\n")).toContain(evenly(String(fields.name)));
        const layout = layoutDocument(model);
        expect(pageFaults(layout)).toEqual([]);
        expect(letters(laidOut(layout))).toBe(
          letters(lines.map(({ number, text }) => number + text).join("")),
        );
        if (variant === "booster") {
          expect(layout.pages.length).toBeGreaterThanOrEqual(10);
          expect(layout.pages.length).toBeLessThanOrEqual(17);
        }
        const html = renderHtml(model);
        expect(htmlParagraphs(html)).toEqual(
          lines.map(({ number, text, kind }) =>
            number && kind !== "item" ? `${number} ${text}` : text,
          ),
        );
        expect(html.includes("<mark")).toBe(fields.is_highlighted === 1);
        // Writing the file takes longest, so it is written of every fifth.
        if (count++ % 5 > 0) return;
        const file = await writeDocx(model, layout);
        expect(docxFaults(file)).toEqual([]);
        const cells = zipText(file, "word/document.xml").split("<w:tbl>");
        expect(cells[0]).not.toMatch(/<w:p\/>|<w:p>(<w:pPr>((?!<\/w:pPr>).)*<\/w:pPr>)?<\/w:p>/s);
        const said = docxParagraphs(file).filter((text) => text !== "");
        expect(said).toEqual(
          lines.map((line) =>
            line.kind === "contents" ? expect.stringMatching(/^.+\t\d+$/) : line.text,
          ),
        );
        expect(zipText(file, "word/document.xml").includes("w:highlight")).toBe(
          fields.is_highlighted === 1,
        );
        if (count % 4 === 1) await expectHeadingsAndLists(file, model);
      }),
      { numRuns: INPUTS, seed: SEED },
    );
  }, 180_000);
});
