import PDFDocument from "pdfkit";
import { type FontKey, fontOf } from "./fonts.server";
import type { Fragment } from "./lines.server";
import { safeText } from "./text";

export type Pdf = PDFKit.PDFDocument;
export type Structure = PDFKit.PDFStructureElement;

export interface PdfInfo {
  readonly title: string;
  readonly subject: string;
  readonly creator: string;
  readonly keywords?: readonly string[];
  /** BCP 47. */
  readonly language: string;
  readonly createdAt: Date;
}

/** Where and how a text is drawn; lengths in points, y on the baseline. */
export interface TextPlace {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
}

/**
 * Writes a PDF file: US Letter, tagged, with its language and fonts of its own. `draw` adds the
 * pages and what is on them.
 */
export async function writePdfFile(
  info: PdfInfo,
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: "LETTER",
    margin: 0,
    pdfVersion: "1.7",
    lang: info.language,
    tagged: true,
    displayTitle: true,
    info: {
      Title: safeText(info.title),
      Subject: safeText(info.subject),
      Author: safeText(info.creator),
      Creator: safeText(info.creator),
      Keywords: (info.keywords ?? []).map(safeText).join(", "),
      CreationDate: info.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  await draw(pdf);
  pdf.end();
  return done;
}

/** What no font can draw is drawn as its code, and read, copied and found as what it is. */
export function drawFragment(pdf: Pdf, fragment: Fragment, place: TextPlace): void {
  const { text, drawn, font } = fragment;
  const isReplaced = text !== drawn && text.trim() !== "";
  if (isReplaced) pdf.markContent("Span", { actual: text });
  if (drawn !== "") drawText(pdf, drawn, font, place);
  if (isReplaced) pdf.endMarkedContent();
}

/** Draws a text that the font has every character of, on one line. */
export function drawText(pdf: Pdf, text: string, font: FontKey, place: TextPlace): void {
  // Known by its name from its first use on: most files need two or three of the fonts. pdfkit takes an
  // opened font too, which its types leave out.
  const opened = fontOf(font) as unknown as PDFKit.Mixins.PDFFontSource;
  pdf.registerFont(font, opened).font(font).fontSize(place.size).fillColor(place.color);
  pdf.text(text, place.x, place.baseline, { lineBreak: false, baseline: "alphabetic" });
}
