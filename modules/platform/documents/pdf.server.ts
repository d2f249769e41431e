import { widthOf } from "./fonts.server";
import { type Layout, layoutDocument, type PlacedLine, page, textWidth } from "./layout.server";
import { breakLines, type Line } from "./lines.server";
import type { DocumentModel } from "./model";
import { drawFragment, drawText, type Pdf, type Structure, writePdfFile } from "./pdf-file.server";
import { safeText } from "./text";

const INK = "#1a1a1a";
const GREY = "#595959";
const MARK = "#fff176";
const SMALL = 9;
/** The baseline below the top of a line of Tinos, as a part of the size. */
const ASCENT = 0.891;
const SIGNATURE_GAP = 18;
/** Dots with spaces are words, whose shapes pdfkit remembers. */
const LEADER = ". ";

/** What a file says of itself, and what is on the edges of its pages. */
export type PdfMatter = Pick<DocumentModel, "language" | "properties" | "header" | "footer">;

/** Draws what was set. One draws only within a page that is open. */
class Pages {
  readonly #pdf: Pdf;
  readonly #model: PdfMatter;
  readonly #layout: Layout;
  readonly #root: Structure;
  /** The element of a paragraph that goes on, and the outline's entry of its article. */
  #element: Structure | undefined;
  #outline: PDFKit.PDFOutline | undefined;

  constructor(pdf: Pdf, model: PdfMatter, layout: Layout) {
    this.#pdf = pdf;
    this.#model = model;
    this.#layout = layout;
    this.#root = pdf.struct("Document");
    pdf.addStructure(this.#root);
  }

  draw(): void {
    for (const [index, lines] of this.#layout.pages.entries()) {
      this.#pdf.addPage();
      for (const line of lines) this.#drawLine(line);
      this.#drawEdges(index + 1);
    }
    this.#element?.end();
    this.#root.end();
  }

  #drawLine(placed: PlacedLine): void {
    const { paragraph, line, isFirst, y } = placed;
    const { look, clause } = paragraph;
    if (isFirst) {
      this.#element?.end();
      this.#element = this.#pdf.struct(look.role);
      this.#root.add(this.#element);
      if (clause) this.#startClause(clause, y);
    }
    const content = this.#pdf.markStructureContent(look.role);
    if (paragraph.signatures) this.#drawSignatures(paragraph.signatures, y);
    if (line) {
      const slack = paragraph.lineHeight - look.size * 1.149;
      const baseline = y + slack / 2 + look.size * ASCENT;
      if (paragraph.label && isFirst) {
        const x = page.margin + (look.left ?? 0) - 18;
        const place = { x, baseline, size: look.size, color: INK };
        drawText(this.#pdf, paragraph.label, "regular", place);
      }
      this.#drawText(placed, line, baseline);
      if (look.role === "TOCI" && placed.isLast) this.#drawPageNumber(placed, line, baseline);
    }
    this.#pdf.endMarkedContent();
    this.#element?.add(content);
  }

  #startClause(clause: { id: string; title: string; level: 1 | 2 }, y: number): void {
    this.#pdf.addNamedDestination(clause.id, "XYZ", null, Math.max(y - 8, 0), null);
    const title = safeText(clause.title);
    if (clause.level === 1) this.#outline = this.#pdf.outline.addItem(title);
    else this.#outline?.addItem(title);
  }

  #drawText({ paragraph }: PlacedLine, line: Line, baseline: number): void {
    const { look } = paragraph;
    const left = page.margin + (look.left ?? 0);
    const room = textWidth - (look.left ?? 0) - (look.right ?? 0);
    const start = look.align === "center" ? left + (room - line.width) / 2 : left;
    for (const fragment of line.fragments) {
      const x = start + fragment.x;
      const top = baseline - look.size * ASCENT;
      if (fragment.isMarked) {
        this.#pdf.rect(x, top, fragment.width, look.size * 1.149).fill(MARK);
      }
      const color = look.color === "grey" ? GREY : INK;
      drawFragment(this.#pdf, fragment, { x, baseline, size: look.size, color });
      if (fragment.ref) {
        this.#pdf.goTo(x, top, fragment.width, look.size * 1.149, fragment.ref);
      }
    }
  }

  #drawPageNumber({ paragraph }: PlacedLine, line: Line, baseline: number): void {
    const { look } = paragraph;
    const target = line.fragments[0]?.ref;
    const number = String((target && this.#layout.pageOf.get(target)) ?? "");
    const font = look.isBold ? "bold" : "regular";
    const right = page.width - page.margin;
    const x = right - widthOf(font, number) * look.size;
    const from = page.margin + (look.left ?? 0) + line.width + 5;
    const dot = widthOf("regular", LEADER) * look.size;
    const dots = Math.max(Math.floor((x - 3 - from) / dot), 0);
    const { size } = look;
    const leader = { x: x - 3 - dots * dot, baseline, size, color: GREY };
    if (dots > 0) drawText(this.#pdf, LEADER.repeat(dots), "regular", leader);
    drawText(this.#pdf, number, font, { x, baseline, size, color: INK });
  }

  #drawSignatures(labels: readonly string[], y: number): void {
    const width = (textWidth - SIGNATURE_GAP * (labels.length - 1)) / labels.length;
    labels.forEach((text, index) => {
      const x = page.margin + index * (width + SIGNATURE_GAP);
      this.#pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(INK);
      const place = { x, baseline: y + 3 + SMALL * ASCENT, size: SMALL, color: GREY };
      drawText(this.#pdf, text, "regular", place);
    });
  }

  /** Header and footer, which readers aloud leave out; the cover has no header. */
  #drawEdges(number: number): void {
    const { header, footer } = this.#model;
    this.#pdf.markContent("Artifact", { type: "Pagination" });
    if (number > 1) this.#edge(header, page.edge + SMALL * ASCENT, "right");
    const bottom = page.height - page.edge;
    this.#edge(footer, bottom, "left");
    this.#edge(`Page ${number} of ${this.#layout.pages.length}`, bottom, "right");
    this.#pdf.endMarkedContent();
  }

  #edge(text: string, baseline: number, side: "left" | "right"): void {
    const [line] = edgeLine(text);
    if (!line) return;
    const x = side === "left" ? page.margin : page.width - page.margin - line.width;
    for (const fragment of line.fragments) {
      const place = { x: x + fragment.x, baseline, size: SMALL, color: GREY };
      drawFragment(this.#pdf, fragment, place);
    }
  }
}

const edgeLine = (text: string) =>
  breakLines([{ text, style: "regular" }], SMALL, Number.POSITIVE_INFINITY);

/**
 * Writes the document as PDF: US Letter, tagged, with its language, a list of contents, bookmarks
 * and fonts of its own. Characters that no font here has are shown as their codes, and kept as text.
 */
export const writePdf = (
  model: DocumentModel,
  layout: Layout = layoutDocument(model),
): Promise<Buffer> => writeLaidOut(model, layout);

/** Writes as PDF what is on its pages already. */
export async function writeLaidOut(model: PdfMatter, layout: Layout): Promise<Buffer> {
  const { properties } = model;
  const info = {
    title: properties.title,
    subject: properties.subject,
    creator: properties.creator,
    keywords: properties.keywords,
    language: model.language,
    createdAt: new Date(properties.createdAt),
  };
  return writePdfFile(info, (pdf) => new Pages(pdf, model, layout).draw());
}
