import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import type { DocumentModel } from "#modules/platform/documents/model";
import {
  fitOnePage,
  writeOnePageDocx,
  writeOnePagePdf,
} from "#modules/platform/documents/one-page.server";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { writeRedline } from "#modules/platform/documents/redline.server";
import {
  boosterFields,
  bylawsDocumentOf,
  chapterDocument,
  schoolFields,
} from "../factories/bylaws";
import { onePage, sentences } from "./one-page";
import { redlineParagraphs } from "./redline";
import { modelLines, packed, pdfPages, zipText } from "./text";

const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const hasPoppler = !spawnSync("pdftotext", ["-v"]).error;
const hasOffice = runs("soffice", "--version");
const maySkip = !process.env.CI;

const folder = mkdtempSync(join(tmpdir(), "goodstanding-documents-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a Word file with LibreOffice, in a profile of its own, and saves it again. */
function officeFile(name: string, docx: Buffer, format: "pdf" | "docx" = "pdf"): string {
  writeFileSync(join(folder, `${name}.docx`), docx);
  const output = join(folder, "office");
  execFileSync(
    "soffice",
    [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--convert-to",
      format,
      "--outdir",
      output,
      join(folder, `${name}.docx`),
    ],
    { timeout: 120_000, stdio: "ignore" },
  );
  return join(output, `${name}.${format}`);
}

async function ownPdf(name: string, model: DocumentModel): Promise<string> {
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, await writePdf(model));
  return path;
}

/** The pages' text without what is repeated on each, and without the leaders of the contents. */
function bodyOf(pages: readonly string[], model: DocumentModel): string {
  const text = pages.map((page) =>
    // The cover has no header.
    (page === pages[0] ? page : page.replace(model.header, ""))
      .replace(model.footer, "")
      .replace(/Page \d+ of \d+/, "")
      .replace(/(?: ?\.){3,}\s*\d+/g, ""),
  );
  return packed(text.join("\n"));
}

function expectPages(pages: readonly string[], model: DocumentModel): void {
  const { pages: laidOut, pageOf } = layoutDocument(model);
  expect(pages).toHaveLength(laidOut.length);
  pages.forEach((page, index) => {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(packed(bodyOf([page], model)).length).toBeGreaterThan(40);
  });
  const text = pageOf.get(model.articles[0]?.id ?? "") ?? 0;
  const contents = packed(pages.slice(1, text - 1).join("\n"));
  for (const article of model.articles) {
    for (const [id, title] of [
      [article.id, `Article ${article.number}. ${article.title}`],
      ...article.sections.map(({ id, number, title }) => [id, `Section ${number}. ${title}`]),
    ] as [string, string][]) {
      const page = pageOf.get(id) ?? 0;
      expect(contents).toMatch(
        new RegExp(`${packed(title).replace(/[.*+?^$()|[\]\\]/g, "\\$&")}\\.*${page}(?!\\d)`),
      );
      expect(packed(pages[page - 1] ?? "")).toContain(packed(title));
    }
  }
}

const whole = (model: DocumentModel): string =>
  packed(
    modelLines(model)
      .map(({ number, text }) => number + text)
      .join(""),
  );

describe.skipIf(!hasPoppler && maySkip)("our own PDF", () => {
  const model = chapterDocument();
  it("A-82 says what the document says, with its page numbers, and has no empty page", async () => {
    const pages = pdfPages(await ownPdf("own", model));
    expectPages(pages, model);
    expect(bodyOf(pages, model)).toBe(whole(model));
  });

  it("has its title, language, tags, bookmarks and the size of US Letter", async () => {
    const info = execFileSync("pdfinfo", [await ownPdf("info", model)], { encoding: "utf8" });
    expect(info).toMatch(/Title: +Bylaws of Sigma Zeta Chapter of Lambda Chi Alpha/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/Page size: +612 x 792 pts \(letter\)/);
    const bytes = readFileSync(await ownPdf("info", model)).toString("latin1");
    expect(bytes).toContain("/Lang (en-US)");
    expect(bytes).toContain("/Outlines");
  });

  it.each([
    ["accents and quotes", "Łukasz O’Brien-Ñuñez “Ω” Ἀθῆναι Жуков"],
    ["Hebrew", "שלום"],
    ["ideographs", "東京大学"],
    ["letters that no font here has", "𓀀𓁐"],
    ["emoji", "🎓"],
  ])("keeps %s as text", async (_, name) => {
    const named = chapterDocument({ name, is_highlighted: 0 });
    const [cover = ""] = pdfPages(await ownPdf("name", named));
    expect(packed(cover)).toContain(packed(name));
  });
});

describe.skipIf(!(hasPoppler && hasOffice) && maySkip)("the Word file in LibreOffice", () => {
  const model = chapterDocument();
  let pages: string[] = [];
  beforeAll(async () => {
    pages = pdfPages(officeFile("word", await writeDocx(model)));
  }, 120_000);

  it("A-82 opens and says what the document says, numbers and references included", () => {
    expect(bodyOf(pages, model)).toBe(whole(model));
  });

  it("has its page numbers, a list of contents that is right, and no empty page", () => {
    expectPages(pages, model);
  });

  it.each([
    ["booster", boosterFields(), 10, 17],
    ["school", schoolFields(), 10, 20],
  ] as const)(
    "E-17 E-23 the %s file has its pages, its contents and every word",
    async (variant, fields, least, most) => {
      const general = bylawsDocumentOf(variant, fields);
      const opened = pdfPages(officeFile(variant, await writeDocx(general)));
      expect(opened.length).toBeGreaterThanOrEqual(least);
      expect(opened.length).toBeLessThanOrEqual(most);
      expectPages(opened, general);
      expect(bodyOf(opened, general)).toBe(whole(general));
    },
    120_000,
  );

  it("the redline opens with its changes tracked: who made them, what came, what went", async () => {
    const [before, after] = ["10", "1/10"].map((minimum) =>
      bylawsDocumentOf("booster", boosterFields({ meeting_attendee_minimum: minimum })),
    ) as [DocumentModel, DocumentModel];
    const date = new Date("2026-11-21T10:00:00Z");
    const facts = { note: "Changes from version 1 to 2", author: "Goodstanding", date };
    const redline = await writeRedline(before, after, facts);
    const saved = readFileSync(officeFile("redline", redline, "docx"));
    for (const decision of ["accept", "reject"] as const) {
      const kept = redlineParagraphs(saved, decision).filter((text) => text !== "");
      expect(kept.length).toBeGreaterThan(100);
      expect(kept).toEqual(redlineParagraphs(redline, decision).filter((text) => text !== ""));
    }
    expect(zipText(saved, "word/document.xml")).toMatch(
      /<w:del [^>]*w:author="Goodstanding"[^>]*>.*?ten \(10\)/s,
    );
  }, 120_000);

  it("paper of one page is one page with all its words, as full as its text may make it", async () => {
    const counts = Array.from({ length: 80 }, (_, index) => index + 1);
    const fullest = counts.filter((count) => fitOnePage(onePage(sentences(count)))).at(-1) ?? 0;
    for (const count of [1, Math.floor(fullest / 2), fullest]) {
      const full = onePage(sentences(count));
      const { size, layout } = fitOnePage(full) ?? expect.fail("it does not fit");
      const word = pdfPages(officeFile(`page-${count}`, await writeOnePageDocx(full, size)));
      const path = join(folder, `page-${count}.own.pdf`);
      writeFileSync(path, await writeOnePagePdf(full, layout));
      for (const opened of [word, pdfPages(path)]) {
        expect(opened).toHaveLength(1);
        expect(packed(opened.join(""))).toContain(packed(sentences(count)));
        expect(opened.join("")).toContain(full.notice);
      }
    }
  }, 120_000);

  it("opens with texts of every kind", async () => {
    const name = `<&> "Ω" שלום 東京 😀 ${"W".repeat(150)}`;
    const hostile = chapterDocument({ name, purpose: "a\tb\n\n]]>&amp; é\n".repeat(300) });
    const opened = pdfPages(officeFile("hostile", await writeDocx(hostile)));
    expect(packed(opened.join(""))).toContain(packed("]]>&amp; é"));
    for (const page of opened) expect(packed(bodyOf([page], hostile))).not.toBe("");
  }, 120_000);
});
