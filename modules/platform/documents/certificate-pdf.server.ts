import type { CertificateModel } from "./certificate";
import type { FontStyle } from "./fonts.server";
import { breakLines, type Line } from "./lines.server";
import { drawFragment, type Pdf, type Structure, writePdfFile } from "./pdf-file.server";
import { drawQrCode } from "./qr-code.server";

const INK = "#1b2a26";
const SOFT = "#53615c";
const GREEN = "#1e5b43";
const GOLD = "#b7791f";

/** US Letter on its side, in points. */
const page = { width: 792, height: 612 } as const;
const middle = page.width / 2;
const textWidth = 600;
/** Between these heights the words are set, in the middle of them. */
const field = { top: 70, bottom: 462 } as const;
const footWidth = 190;
const footInset = 96;
const footLine = 520;
/** Room for two small lines above the frame's lower edge. */
const noteTop = 549;
const seal = { y: 510, radius: 34 } as const;
/** The code's square with the quiet edge that readers need; the words end above it. */
const code = { top: 452, width: 92 } as const;

const LEADING = 1.24;
const ASCENT = 0.891;
/** How large a name is set: on so many lines at most, the first that fits, else the last. */
const nameFits = [
  ...[42, 38, 34, 30].map((size) => ({ size, lines: 1 })),
  ...[34, 30, 26, 22].map((size) => ({ size, lines: 2 })),
  ...[22, 18, 15].map((size) => ({ size, lines: 3 })),
] as const;

type Content = ReturnType<Pdf["markStructureContent"]>;

interface Block {
  readonly role: "H1" | "P";
  readonly lines: readonly Line[];
  readonly size: number;
  readonly color: string;
  /** The space above it. */
  readonly gap: number;
}

interface Look {
  readonly size: number;
  readonly style?: FontStyle;
  readonly color?: string;
  readonly gap: number;
  readonly role?: "H1" | "P";
}

/**
 * Writes a certificate as PDF: one page of US Letter on its side, tagged, with its language and
 * fonts of its own.
 */
export function writeCertificatePdf(model: CertificateModel): Promise<Buffer> {
  return writePdfFile(model, (pdf) => {
    pdf.addPage({ size: "LETTER", layout: "landscape", margin: 0 });
    drawFrame(pdf);
    const root = pdf.struct("Document");
    pdf.addStructure(root);
    drawBlocks(pdf, root, blocksOf(model), model.qr ? code.top : field.bottom);
    for (const [index, fact] of model.facts.entries()) drawFact(pdf, root, fact, index === 0);
    if (model.qr) drawCode(pdf, model.qr);
    else drawSeal(pdf);
    if (model.note) drawNote(pdf, root, model.note);
    root.end();
  });
}

function blocksOf(model: CertificateModel): readonly Block[] {
  const statements = model.statements.map((text) => blockOf(text, { size: 17, gap: 7 }));
  return [
    blockOf(model.issuer, { size: 15, style: "bold", color: GREEN, gap: 0 }),
    blockOf(model.title, { size: 44, gap: 14, role: "H1" }),
    blockOf(model.intro, { size: 17, style: "italic", color: SOFT, gap: 22 }),
    nameBlock(model.name),
    ...statements.map((block, index) => (index === 0 ? { ...block, gap: 20 } : block)),
  ];
}

/** The name as large as it fits, on lines of about the same length. */
function nameBlock(name: string): Block {
  const linesAt = (size: number, width: number) =>
    breakLines([{ text: name, style: "bold" }], size, width);
  const fit =
    nameFits.find(({ size, lines }) => linesAt(size, textWidth).length <= lines) ?? nameFits.at(-1);
  const size = fit?.size ?? 15;
  let lines = linesAt(size, textWidth);
  for (let width = textWidth - 20; width > 200; width -= 20) {
    const narrower = linesAt(size, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return { role: "P", lines, size, color: GREEN, gap: 14 };
}

function blockOf(text: string, look: Look): Block {
  const { size, style = "regular", color = INK, gap, role = "P" } = look;
  const lines = breakLines([{ text, style }], size, textWidth);
  return { role, lines, size, color, gap };
}

function drawBlocks(pdf: Pdf, root: Structure, blocks: readonly Block[], bottom: number): void {
  const height = blocks.reduce(
    (sum, { lines, size, gap }) => sum + gap + lines.length * size * LEADING,
    0,
  );
  let y = Math.max(field.top, (field.top + bottom - height) / 2);
  for (const { role, lines, size, color, gap } of blocks) {
    y += gap;
    const content = pdf.markStructureContent(role);
    for (const line of lines) {
      drawCentered(pdf, line, { center: middle, y, size, color });
      y += size * LEADING;
    }
    pdf.endMarkedContent();
    addTo(pdf, root, role, content);
  }
}

interface Place {
  readonly center: number;
  /** The upper edge of the line. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

function drawCentered(pdf: Pdf, line: Line, { center, y, size, color }: Place): void {
  const x = center - line.width / 2;
  const baseline = y + (size * LEADING - size) / 2 + size * ASCENT;
  for (const fragment of line.fragments) {
    drawFragment(pdf, fragment, { x: x + fragment.x, baseline, size, color });
  }
}

/** A fact on a line at the foot, as one signs on it. */
function drawFact(
  pdf: Pdf,
  root: Structure,
  { term, text }: CertificateModel["facts"][number],
  isLeft: boolean,
): void {
  const center = isLeft ? footInset + footWidth / 2 : page.width - footInset - footWidth / 2;
  asArtifact(pdf, () => {
    pdf
      .moveTo(center - footWidth / 2, footLine)
      .lineTo(center + footWidth / 2, footLine)
      .lineWidth(0.7)
      .stroke(SOFT);
  });
  const content = pdf.markStructureContent("P");
  const [above] = breakLines([{ text, style: "regular" }], 14, footWidth);
  const [below] = breakLines([{ text: term, style: "regular" }], 10.5, footWidth);
  if (above) drawCentered(pdf, above, { center, y: footLine - 22, size: 14, color: INK });
  if (below) drawCentered(pdf, below, { center, y: footLine + 4, size: 10.5, color: SOFT });
  pdf.endMarkedContent();
  addTo(pdf, root, "P", content);
}

/** What the certificate is not, on the last lines within the frame. */
function drawNote(pdf: Pdf, root: Structure, note: string): void {
  const content = pdf.markStructureContent("P");
  const lines = breakLines([{ text: note, style: "regular" }], 8.5, textWidth);
  for (const [index, line] of lines.entries()) {
    drawCentered(pdf, line, { center: middle, y: noteTop + index * 10.5, size: 8.5, color: SOFT });
  }
  pdf.endMarkedContent();
  addTo(pdf, root, "P", content);
}

function drawFrame(pdf: Pdf): void {
  asArtifact(pdf, () => {
    for (const [inset, width, color] of [
      [28, 2.2, GREEN],
      [35, 0.7, GOLD],
    ] as const) {
      pdf
        .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
        .lineWidth(width)
        .stroke(color);
    }
  });
}

/** A ring with a check mark: the page says in words what it means. */
function drawSeal(pdf: Pdf): void {
  const { y, radius } = seal;
  asArtifact(pdf, () => {
    pdf.circle(middle, y, radius).lineWidth(2.2).stroke(GOLD);
    pdf
      .circle(middle, y, radius - 5)
      .lineWidth(0.7)
      .stroke(GOLD);
    pdf
      .moveTo(middle - 13, y + 1)
      .lineTo(middle - 4, y + 10)
      .lineTo(middle + 14, y - 10)
      .lineWidth(4)
      .lineCap("round")
      .lineJoin("round")
      .stroke(GREEN);
  });
}

/** A QR code; the note says in words what it leads to. */
function drawCode(pdf: Pdf, text: string): void {
  const place = { x: middle - code.width / 2, y: code.top, width: code.width, ink: INK };
  asArtifact(pdf, () => drawQrCode(pdf, text, place));
}

function addTo(pdf: Pdf, root: Structure, role: "H1" | "P", content: Content): void {
  const node = pdf.struct(role);
  root.add(node);
  node.add(content);
}

function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}
