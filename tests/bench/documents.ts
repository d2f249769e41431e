import {
  Bookmark,
  Document,
  Footer,
  Header,
  HeadingLevel,
  NumberedItemReference,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
} from "docx";
import PDFDocument from "pdfkit";
import { writeDocx } from "#modules/platform/documents/docx.server";
import {
  LETTERS,
  numbering,
  PAGE,
  sectionsOf,
  styles,
} from "#modules/platform/documents/docx-styles";
import { fontBytes } from "#modules/platform/documents/fonts.server";
import { layoutDocument } from "#modules/platform/documents/layout.server";
import type { Block, DocumentModel, Run } from "#modules/platform/documents/model";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { modelLines } from "../documents/text";
import { boosterFields, bylawsDocumentOf, chapterDocument } from "../factories/bylaws";
import { median, type Row } from "./report";

/** Documents: ours from the model, beside the bare libraries writing the same paragraphs. */

/** The first ones compile code. */
const WARM = 30;
const DOCUMENTS = 150;

type Lines = ReturnType<typeof modelLines>;

const mark = (id: string) => `_c_${id.replace(/\W/g, "_")}`.slice(0, 40);

const heading = (id: string, title: string) => [
  new Bookmark({ id: mark(id), children: [new TextRun(title)] }),
];

function bareRuns(runs: readonly Run[], isHighlighted: boolean) {
  return runs.map(({ text, ref, answer }) => {
    if (ref) return new NumberedItemReference(mark(ref), text, { hyperlink: true });
    return answer && isHighlighted ? new TextRun({ text, highlight: "yellow" }) : new TextRun(text);
  });
}

function bareBlock(block: Block, isHighlighted: boolean): Paragraph[] {
  if (block.kind !== "list") {
    return [new Paragraph({ children: bareRuns(block.runs, isHighlighted) })];
  }
  return block.items.map(
    (item) =>
      new Paragraph({
        numbering: { reference: LETTERS, level: 0 },
        children: bareRuns(item.runs, isHighlighted),
      }),
  );
}

function bareSignatures(labels: readonly string[]): Table {
  const cells = labels.map((label) => new TableCell({ children: [new Paragraph(label)] }));
  return new Table({ rows: [new TableRow({ children: cells })] });
}

/** The same content by the library alone: no layout, so every page in the contents is 4. */
async function bareDocx(model: DocumentModel, lines: Lines): Promise<Buffer> {
  const { certificate, cover, isHighlighted } = model;
  const cachedEntries = lines
    .filter((line) => line.kind === "contents")
    .map(({ number, text }) => ({
      title: `${number} ${text}`,
      level: number.startsWith("Section") ? 2 : 1,
      page: 4,
      href: mark(text),
    }));
  const pages = ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES];
  const edges = () => ({
    header: new Header({ children: [new Paragraph(model.header)] }),
    footer: new Footer({
      children: [new Paragraph({ children: [new TextRun({ children: pages })] })],
    }),
  });
  const first = edges();
  const others = edges();
  const document = new Document({
    title: model.properties.title,
    styles: styles(model.language),
    numbering: numbering(model.articles.length),
    sections: [
      {
        properties: { titlePage: true, page: { size: PAGE } },
        headers: { first: first.header, default: others.header },
        footers: { first: first.footer, default: others.footer },
        children: [
          new Paragraph(cover.title),
          new Paragraph({ children: bareRuns(cover.organization, isHighlighted) }),
          ...cover.lines.map((runs) => new Paragraph({ children: bareRuns(runs, isHighlighted) })),
          new Paragraph(cover.notice),
          new Paragraph(model.contentsTitle),
          new TableOfContents("Contents", {
            hyperlink: true,
            headingStyleRange: "1-2",
            cachedEntries,
            beginDirty: false,
          }),
          ...model.articles.flatMap((article, index) => [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              children: heading(article.id, article.title),
            }),
            ...article.sections.flatMap((section) => [
              new Paragraph({
                heading: HeadingLevel.HEADING_2,
                numbering: { reference: sectionsOf(index + 1), level: 0 },
                children: heading(section.id, section.title),
              }),
              ...section.blocks.flatMap((block) => bareBlock(block, isHighlighted)),
            ]),
          ]),
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            children: heading(certificate.id, certificate.title),
          }),
          ...certificate.blocks.flatMap((block) => bareBlock(block, isHighlighted)),
          ...certificate.signatures.map(bareSignatures),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** The same paragraphs by pdfkit's own line breaking, in the same fonts. */
async function barePdf(model: DocumentModel, lines: Lines): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "LETTER", margin: 72, tagged: true, lang: model.language });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) => {
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
  });
  pdf.registerFont("regular", fontBytes("regular")).registerFont("bold", fontBytes("bold"));
  for (const { number, text, kind } of lines) {
    const isHeading = number !== "" && kind === "text";
    const label = number ? `${number} ` : "";
    pdf.font(isHeading ? "bold" : "regular").fontSize(isHeading ? 14 : 11.5);
    pdf.text(label + text, { paragraphGap: 6 });
  }
  pdf.end();
  return done;
}

async function timed(write: () => Promise<Buffer>): Promise<number> {
  const start = performance.now();
  await write();
  return performance.now() - start;
}

async function compare(
  name: string,
  ours: () => Promise<Buffer>,
  bare: () => Promise<Buffer>,
  most: number,
): Promise<Row> {
  const times = { ours: [] as number[], bare: [] as number[] };
  // Turn about, so that whatever else the machine does slows both alike.
  for (let count = -WARM; count < DOCUMENTS; count++) {
    const reference = await timed(bare);
    const mine = await timed(ours);
    if (count < 0) continue;
    times.bare.push(reference);
    times.ours.push(mine);
  }
  const mine = median(times.ours);
  const reference = median(times.bare);
  const ratio = mine / reference;
  const target = `at most ${most}`;
  return { name, ours: mine, reference, ratio, unit: "ms", target, ok: ratio <= most };
}

/** Times the Word file and the PDF of a chapter's bylaws and of the general ones. */
export async function run(): Promise<Row[]> {
  const papers: [string, DocumentModel][] = [
    ["a chapter", chapterDocument()],
    ["a booster club", bylawsDocumentOf("booster", boosterFields())],
  ];
  const rows: Row[] = [];
  for (const [whose, model] of papers) {
    const lines = modelLines(model);
    const what = `of ${whose}, ${layoutDocument(model).pages.length} pages`;
    const docx = () => writeDocx(model);
    const pdf = () => writePdf(model);
    rows.push(
      await compare(`Word file ${what}, beside bare docx`, docx, () => bareDocx(model, lines), 1.2),
      await compare(`PDF ${what}, beside bare pdfkit`, pdf, () => barePdf(model, lines), 1.3),
    );
  }
  return rows;
}
