import { breakLines, type Line } from "./lines.server";
import { drawFragment, type Pdf, type Structure, writePdfFile } from "./pdf-file.server";
import { drawQrCode } from "./qr-code.server";
import type { SheetModel } from "./sheet";
import {
  codeWidth,
  layoutSheet,
  type SheetNode,
  type SheetPage,
  sheetPage,
} from "./sheet-layout.server";

const INK = "#1a1a1a";
const SOFT = "#595959";
const RULE = "#c8c4ba";
const BLACK = "#000000";
const SMALL = 9;

/**
 * Writes business paper as PDF: US Letter, tagged (tables as tables), with its language, page
 * numbers and fonts of its own. Characters that no font here has are shown as their codes, and kept
 * as text.
 */
export const writeSheetPdf = (model: SheetModel): Promise<Buffer> =>
  writePdfFile(model, (pdf) => drawSheet(pdf, model));

/** What a file of several papers is called in its properties. */
export type SheetsInfo = Pick<
  SheetModel,
  "language" | "title" | "subject" | "creator" | "createdAt"
>;

/** Writes several papers as one PDF file, each with pages and page numbers of its own. */
export const writeSheetsPdf = (info: SheetsInfo, models: readonly SheetModel[]): Promise<Buffer> =>
  writePdfFile(info, async (pdf) => {
    for (const model of models) {
      drawSheet(pdf, model);
      // Hundreds of papers take seconds: others are answered between two.
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

function drawSheet(pdf: Pdf, model: SheetModel): void {
  const { root, pages } = layoutSheet(model);
  const structures = structuresOf(pdf, root);
  const top = structures.get(root);
  for (const [index, page] of pages.entries()) {
    pdf.addPage();
    drawPage(pdf, page, { structures, ...inksOf(model) });
    drawFoot(pdf, model, model.pageOf(index + 1, pages.length));
  }
  top?.end();
}

/** The structure's elements, in the order in which they are read. */
function structuresOf(pdf: Pdf, root: SheetNode): ReadonlyMap<SheetNode, Structure> {
  const made = new Map<SheetNode, Structure>();
  const make = (node: SheetNode): Structure => {
    const structure = pdf.struct(node.role);
    made.set(node, structure);
    for (const child of node.children) structure.add(make(child));
    return structure;
  };
  pdf.addStructure(make(root));
  return made;
}

const inksOf = ({ isBlack }: SheetModel) =>
  isBlack ? { ink: BLACK, soft: BLACK } : { ink: INK, soft: SOFT };

interface Drawn {
  readonly structures: ReadonlyMap<SheetNode, Structure>;
  readonly ink: string;
  readonly soft: string;
}

function drawPage(
  pdf: Pdf,
  { items, rules, codes }: SheetPage,
  { structures, ink, soft }: Drawn,
): void {
  pdf.markContent("Artifact", { type: "Layout" });
  for (const y of rules) {
    const { margin, width } = sheetPage;
    pdf
      .moveTo(margin, y)
      .lineTo(width - margin, y)
      .lineWidth(0.5)
      .stroke(RULE);
  }
  for (const { text, y } of codes) {
    drawQrCode(pdf, text, { x: sheetPage.margin, y, width: codeWidth, ink });
  }
  pdf.endMarkedContent();
  for (const { node, line, x, baseline, size, isSoft } of items) {
    const content = pdf.markStructureContent(node.role);
    drawLine(pdf, line, { x, baseline, size, color: isSoft ? soft : ink });
    pdf.endMarkedContent();
    structures.get(node)?.add(content);
  }
}

/** What is at the foot, which readers aloud leave out. */
function drawFoot(pdf: Pdf, model: SheetModel, right: string): void {
  pdf.markContent("Artifact", { type: "Pagination" });
  const baseline = sheetPage.height - sheetPage.edge;
  const place = { baseline, size: SMALL, color: inksOf(model).soft };
  const [start] = breakLines(
    [{ text: model.footer, style: "regular" }],
    SMALL,
    Number.POSITIVE_INFINITY,
  );
  const [end] = breakLines([{ text: right, style: "regular" }], SMALL, Number.POSITIVE_INFINITY);
  if (start) drawLine(pdf, start, { ...place, x: sheetPage.margin });
  if (end) drawLine(pdf, end, { ...place, x: sheetPage.width - sheetPage.margin - end.width });
  pdf.endMarkedContent();
}

function drawLine(
  pdf: Pdf,
  line: Line,
  place: { x: number; baseline: number; size: number; color: string },
): void {
  for (const fragment of line.fragments) {
    drawFragment(pdf, fragment, { ...place, x: place.x + fragment.x });
  }
}
