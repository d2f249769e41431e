import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import {
  type Block,
  type DocumentModel,
  type Run,
  signingFormsOf,
} from "#modules/platform/documents/model";

/** What documents say, read back from each format, so that tests can compare them. */

/** Reads the files of a ZIP archive by its central directory. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from("504b0506", "hex"));
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const skip = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    files.set(name, method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + skip;
  }
  return files;
}

/** The text of one file of a ZIP archive. */
export function zipText(archive: Buffer, name: string): string {
  const file = unzip(archive).get(name);
  if (!file) throw new Error(`no ${name} in the archive`);
  return file.toString("utf8");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
export const unescapeMarkup = (text: string): string =>
  text.replace(/&(#?)(\w+);/g, (whole, hash: string, name: string) =>
    hash ? String.fromCodePoint(Number(name)) : (entities[name] ?? whole),
  );

/** What Word writes as an element of its own. */
export const wordMarks: Record<string, string> = { tab: "\t", br: "\n", noBreakHyphen: "-" };

/** The paragraphs of a Word file's body, with plain spaces, without the numbers that Word makes. */
export function docxParagraphs(file: Buffer): string[] {
  const body = zipText(file, "word/document.xml");
  return [...body.matchAll(/<w:p>.*?<\/w:p>|<w:p\/>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|noBreakHyphen)\/>/g)]
      .map(([, text, mark]) => (mark ? wordMarks[mark] : unescapeMarkup(text ?? "")))
      .join("")
      .replaceAll("\u00A0", " "),
  );
}

/** The texts of the online page's elements, notes left out. */
export function htmlParagraphs(html: string): string[] {
  return html
    .replace(/<details.*?<\/details>/gs, "")
    .split(/<\/?(?:article|header|section|nav|h1|h2|h3|p|ol|ul|li)\b[^>]*>/)
    .map((text) => unescapeMarkup(text.replace(/<[^>]*>/g, "")).replaceAll("\u00A0", " "))
    .filter((text) => text !== "");
}

const runsText = (runs: readonly Run[]): string => runs.map((run) => run.text).join("");

interface Line {
  /** What Word makes by itself: "Section 1.1.", "(a)". */
  readonly number: string;
  readonly text: string;
  readonly kind: "text" | "item" | "contents";
}

function blockLines(block: Block): Line[] {
  return block.kind === "list"
    ? block.items.map(({ label, runs }) => ({ number: label, text: runsText(runs), kind: "item" }))
    : [{ number: "", text: runsText(block.runs), kind: "text" }];
}

/** What a document must say in every format. */
export function modelLines(model: DocumentModel): Line[] {
  const text = (value: string, number = ""): Line => ({ number, text: value, kind: "text" });
  const body = model.articles.flatMap((article) => [
    text(article.title, `Article ${article.number}.`),
    ...article.sections.flatMap((section) => [
      text(section.title, `Section ${section.number}.`),
      ...section.blocks.flatMap(blockLines),
    ]),
  ]);
  const forms = signingFormsOf(model);
  const headings = [...body.filter((line) => /^(Article|Section) /.test(line.number))];
  return [
    text(model.cover.title),
    text(runsText(model.cover.organization)),
    ...model.cover.lines.map((line) => text(runsText(line))),
    text(model.cover.notice),
    text(model.contentsTitle),
    ...[...headings, ...forms.map(({ title }) => text(title))].map(
      (line): Line => ({ ...line, kind: "contents" }),
    ),
    ...body,
    ...forms.flatMap((form) => [
      text(form.title),
      ...form.blocks.flatMap(blockLines),
      ...form.signatures.flat().map((label) => text(label)),
    ]),
  ];
}

/** The text of a PDF in reading order, a page an item; poppler reads it. */
export function pdfPages(path: string): string[] {
  const text = execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return text.replace(/\f$/, "").split("\f");
}

/** Text without any space, so that line breaks do not count. */
export const packed = (text: string): string => text.replace(/[\s\u00A0\u200B\uFEFF]+/gu, "");

/** The text of each page of a PDF that was answered, without blanks: lines break anywhere. */
export async function answeredPages(answer: Response): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));
  try {
    const path = join(folder, "answered.pdf");
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
    return pdfPages(path).map(packed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
