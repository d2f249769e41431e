import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from "docx";
import PDFDocument from "pdfkit";
import { writeDocx } from "#modules/platform/documents/docx.server";
import { numbering, PAGE, styles } from "#modules/platform/documents/docx-styles";
import { fontBytes } from "#modules/platform/documents/fonts.server";
import type { DocumentModel } from "#modules/platform/documents/model";
import { writePdf } from "#modules/platform/documents/pdf.server";
import { modelLines } from "../documents/text";
import { chapterDocument } from "../factories/bylaws";
import { median, type Row } from "./report";

/** Documents: ours from the model, beside the bare libraries writing the same paragraphs. */

const ROUNDS = 3;
const DOCUMENTS = 30;

type Lines = ReturnType<typeof modelLines>;

function bareParagraph({ number, text }: Lines[number]): Paragraph {
  if (number.startsWith("Article")) {
    return new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(text)] });
  }
  if (number.startsWith("Section")) {
    const reference = `sections-${number.split(/[ .]/)[1]}`;
    return new Paragraph({
      heading: HeadingLevel.HEADING_2,
      numbering: { reference, level: 0 },
      children: [new TextRun(text)],
    });
  }
  const list = { numbering: { reference: "letters", level: 0 } };
  return new Paragraph({ ...(number && list), children: [new TextRun(text)] });
}

/** The same paragraphs, styles, numbering and contents, with nothing of ours but the styles. */
async function bareDocx(model: DocumentModel, lines: Lines): Promise<Buffer> {
  const isEntry = (line: Lines[number]) => line.kind === "contents";
  const cachedEntries = lines.filter(isEntry).map(({ number, text }) => ({
    title: `${number} ${text}`,
    level: number.startsWith("Section") ? 2 : 1,
    page: 4,
    href: "entry",
  }));
  const at = lines.findIndex(isEntry);
  const document = new Document({
    title: model.properties.title,
    styles: styles(model.language),
    numbering: numbering(model.articles.length),
    sections: [
      {
        properties: { page: { size: PAGE } },
        headers: { default: new Header({ children: [new Paragraph(model.header)] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    children: ["Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          ...lines.slice(0, at).map(bareParagraph),
          new TableOfContents("Contents", {
            hyperlink: true,
            headingStyleRange: "1-2",
            cachedEntries,
            beginDirty: false,
          }),
          ...lines
            .slice(at)
            .filter((line) => !isEntry(line))
            .map(bareParagraph),
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
  for (let count = 0; count < DOCUMENTS; count++) await write();
  return (performance.now() - start) / DOCUMENTS;
}

async function compare(
  name: string,
  ours: () => Promise<Buffer>,
  bare: () => Promise<Buffer>,
  most: number,
): Promise<Row> {
  const times = { ours: [] as number[], bare: [] as number[] };
  // Both once beforehand, so that neither pays for the other's first steps.
  await timed(ours);
  await timed(bare);
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(await timed(bare));
    times.ours.push(await timed(ours));
  }
  const [mine, reference] = [median(times.ours), median(times.bare)];
  const ratio = mine / reference;
  const target = `at most ${most}`;
  return { name, ours: mine, reference, ratio, unit: "ms", target, ok: ratio <= most };
}

/** Times the Word file and the PDF of a chapter's bylaws, thirteen pages. */
export async function run(): Promise<Row[]> {
  const model = chapterDocument();
  const lines = modelLines(model);
  return [
    await compare(
      "Word file of 13 pages, beside the bare docx library",
      () => writeDocx(model),
      () => bareDocx(model, lines),
      1.2,
    ),
    await compare(
      "PDF of 13 pages, beside bare pdfkit",
      () => writePdf(model),
      () => barePdf(model, lines),
      1.3,
    ),
  ];
}
