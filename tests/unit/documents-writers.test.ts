import { describe, expect, it } from "vitest";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { renderHtml } from "#modules/platform/documents/html";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import { type DocumentModel, signingFormsOf } from "#modules/platform/documents/model";
import { writePdf } from "#modules/platform/documents/pdf.server";
import {
  docxParagraphs,
  htmlParagraphs,
  modelLines,
  unescapeMarkup,
  zipText,
} from "../documents/text";
import { chapterDocument } from "../factories/bylaws";

const model = chapterDocument();
const forms = signingFormsOf(model);

/** The words of the pages, as the PDF's writer sets them. */
function laidOut(document: DocumentModel): string {
  const { pages } = layoutDocument(document);
  return pages
    .flat()
    .map(({ line, paragraph, isFirst }) => {
      const text = line?.fragments.map((fragment) => fragment.text).join("") ?? "";
      return (
        (isFirst ? (paragraph.label ?? "") : "") + text + (paragraph.signatures ?? []).join("")
      );
    })
    .join("")
    .replace(/\s+/g, "");
}

describe("the three writers", () => {
  it("A-82 say the same: Word file, online page and PDF", async () => {
    const lines = modelLines(model);
    const docx = docxParagraphs(await writeDocx(model)).filter((text) => text !== "");
    expect(docx).toEqual(
      lines.map((line) =>
        line.kind === "contents" ? expect.stringMatching(/^.+\t\d+$/) : line.text,
      ),
    );
    const html = htmlParagraphs(renderHtml(model));
    expect(html).toEqual(
      lines.map(({ number, text, kind }) =>
        number && kind !== "item" ? `${number} ${text}` : text,
      ),
    );
    const all = lines.map(({ number, text }) => number + text).join("");
    expect(laidOut(model)).toBe(all.replace(/\s+/g, ""));
  });

  it("write the same PDF again, whatever the fonts that documents share have set before", async () => {
    const first = await writePdf(model);
    await writePdf(chapterDocument({ name: "Zeta Psi of Wyoming" }));
    expect((await writePdf(model)).equals(first)).toBe(true);
  });

  it("put the entries of the list of contents with their pages into the Word file", async () => {
    const { pageOf } = layoutDocument(model);
    const entries = docxParagraphs(await writeDocx(model)).filter((text) => /\t\d+$/.test(text));
    expect(entries[0]).toBe(
      `Article I. Name and Affiliation\t${pageOf.get("name-and-affiliation")}`,
    );
    expect(entries).toContain(`Certificate of Adoption\t${pageOf.get("certificate")}`);
    expect(entries).toHaveLength(
      model.articles.reduce((sum, article) => sum + 1 + article.sections.length, forms.length),
    );
  });

  it("write real styles, numbering, fields, properties and the page's size for Word", async () => {
    const file = await writeDocx(model);
    const body = zipText(file, "word/document.xml");
    expect(body.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(
      model.articles.length + forms.length,
    );
    expect(body).toContain('<w:pStyle w:val="Heading2"/>');
    expect(body).toContain("TOC \\o &quot;1-2&quot;");
    expect(body).toMatch(/<w:pgSz[^>]*w:w="12240"[^>]*w:h="15840"/);
    expect(body).toMatch(/<w:pgMar[^>]*w:top="1440"[^>]*w:right="1440"[^>]*w:bottom="1440"/);
    const styles = zipText(file, "word/styles.xml");
    expect(styles).toMatch(/w:styleId="Heading1".*?<w:keepNext\/>.*?<w:numPr>/);
    expect(styles).toContain('<w:lang w:val="en-US"/>');
    const numbering = unescapeMarkup(zipText(file, "word/numbering.xml"));
    expect(numbering).toContain('w:lvlText w:val="Article %1."');
    expect(numbering).toContain('w:lvlText w:val="Section 4.%1."');
    const footer = zipText(file, "word/footer1.xml");
    expect(footer).toMatch(/Page .*PAGE.* of .*NUMPAGES/s);
    const core = zipText(file, "docProps/core.xml");
    expect(core).toContain(`<dc:title>${model.properties.title}</dc:title>`);
    expect(core).toContain("<cp:revision>3</cp:revision>");
    expect(zipText(file, "word/settings.xml")).not.toContain("updateFields");
  });

  it("mark answers only when that was asked for", async () => {
    const plain = chapterDocument({ is_highlighted: 0 });
    expect(
      zipText(await writeDocx(model), "word/document.xml").match(/w:highlight w:val="yellow"/g),
    ).toHaveLength(7);
    expect(zipText(await writeDocx(plain), "word/document.xml")).not.toContain("w:highlight");
    expect(renderHtml(model).match(/<mark /g)).toHaveLength(7);
    expect(renderHtml(plain)).not.toContain("<mark");
    const marked = (document: DocumentModel) =>
      layoutDocument(document)
        .pages.flat()
        .flatMap(({ line }) => line?.fragments ?? [])
        .filter((fragment) => fragment.isMarked)
        .map((fragment) => fragment.text)
        .join(" ");
    expect(marked(model)).toContain("Sigma Zeta Chapter");
    expect(marked(model)).toContain("June");
    expect(marked(plain)).toBe("");
  });

  it("link every reference to the clause that it names", async () => {
    const html = renderHtml(model);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(60);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    const body = zipText(await writeDocx(model), "word/document.xml");
    const bookmarks = new Set(
      [...body.matchAll(/w:bookmarkStart[^>]*w:name="([^"]+)"/g)].map(([, name]) => name),
    );
    const references = [...body.matchAll(/REF (\w+) |w:anchor="([^"]+)"/g)].map(
      ([, ref, anchor]) => ref ?? anchor,
    );
    expect(references.filter((name) => !bookmarks.has(name ?? ""))).toEqual([]);
    expect(references.length).toBeGreaterThan(60);
  });

  it("escape what the page says and name why each section is there", () => {
    const html = renderHtml(chapterDocument({ name: `<img src=x onerror="a('&')">` }), {
      reason: "Why is this here?",
      law: "Legal reference",
    });
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;");
    expect(html.match(/<details/g)).toHaveLength(
      model.articles.flatMap((article) => article.sections).length,
    );
    expect(html).toContain("Internal Revenue Code section 501(c)(7)");
  });

  it("never write what XML cannot hold, whatever the model says", async () => {
    const hostile = chapterDocument();
    hostile.cover.organization = [
      { text: "a\u0000b\u0001c\ud800d\uffffe\u000bf]]>&<>", answer: "name" },
    ];
    hostile.properties.title = "a\u0000\ud800";
    hostile.header = "\u0008";
    const file = await writeDocx(hostile);
    for (const part of ["word/document.xml", "docProps/core.xml", "word/header1.xml"]) {
      expect(zipText(file, part)).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u);
    }
    expect(docxParagraphs(file)).toContain("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe\uFFFDf]]>&<>");
    expect(renderHtml(hostile)).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\uFFFF]/u);
    expect((await writePdf(hostile)).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

describe("the pages", () => {
  it.each([
    ["an ordinary chapter", {}],
    ["a name of 200 letters without a space", { name: "W".repeat(200) }],
    ["a purpose of 5,000 characters", { purpose: "To serve. ".repeat(500) }],
    ["a purpose of 2,000 lines", { purpose: "a\n".repeat(2_000) }],
    ["one word of 5,000 letters", { purpose: "x".repeat(5_000) }],
    ["many scripts", { name: "Ἀθῆναι Ø Łódź 東京大学 שלום עולם مرحبا 😀👩‍👩‍👧 e\u0301" }],
  ])("hold %s within the margins, none empty, no heading alone at the end", (_, changes) => {
    const { pages } = layoutDocument(chapterDocument(changes));
    for (const lines of pages) {
      expect(lines.length).toBeGreaterThan(0);
      const last = lines.at(-1);
      expect((last?.y ?? 0) + (last?.paragraph.lineHeight ?? 0)).toBeLessThanOrEqual(720.1);
      const isContents = last?.paragraph.look.role === "TOCI";
      expect(!isContents && last?.paragraph.look.keepNext).not.toBe(true);
      for (const { line } of lines) expect(line?.width ?? 0).toBeLessThanOrEqual(468.1);
    }
  });
});
