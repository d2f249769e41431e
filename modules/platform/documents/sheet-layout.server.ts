import type { FontStyle } from "./fonts.server";
import { breakLines, type Line } from "./lines.server";
import type { SheetModel, SheetSection, SheetTable } from "./sheet";

type Role = "Document" | "Sect" | "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD";

/** A part of the document's structure, for readers aloud. */
export interface SheetNode {
  readonly role: Role;
  readonly children: SheetNode[];
}

/** A line of text, or with `rule` a line to look at above it. */
export interface SheetItem {
  readonly node: SheetNode;
  readonly line: Line;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly isSoft: boolean;
}

export interface SheetPage {
  readonly items: SheetItem[];
  /** The heights of the hairlines. */
  readonly rules: number[];
  /** QR codes: what each says, and the height of its upper edge. */
  readonly codes: { readonly text: string; readonly y: number }[];
}

/** US Letter, in points. */
export const sheetPage = { width: 612, height: 792, margin: 54, edge: 31 } as const;
export const sheetWidth = sheetPage.width - 2 * sheetPage.margin;
/** How wide a QR code with its quiet edge is. */
export const codeWidth = 92;
const bottom = sheetPage.height - sheetPage.margin;

const ASCENT = 0.891;
const LEADING = 1.3;
const SMALL = 9;
const GAP = 10;

/** Sizes and spaces in points: those of letters, and those of a report that is to be one page. */
const measures = {
  usual: {
    title: 22,
    heading: 13,
    body: 10.5,
    section: GAP * 2,
    under: 4,
    above: 3,
    below: 4,
    kept: 80,
  },
  dense: {
    title: 17,
    heading: 11,
    body: SMALL,
    section: 5,
    under: 1,
    above: 1,
    below: 1,
    kept: 40,
  },
} as const;

interface Look {
  readonly size: number;
  readonly style?: FontStyle;
  readonly isSoft?: boolean;
}

interface Box {
  readonly x: number;
  readonly width: number;
  readonly isRight?: boolean;
}

/** A text in its box, broken into lines. */
interface Cell extends Required<Look> {
  readonly node: SheetNode;
  readonly box: Box;
  readonly lines: readonly Line[];
}

const whole: Box = { x: sheetPage.margin, width: sheetWidth };

/** Sets a sheet: what is on which page, and the structure that it belongs to. */
export function layoutSheet(model: SheetModel): { root: SheetNode; pages: readonly SheetPage[] } {
  const measure = measures[model.isDense ? "dense" : "usual"];
  const { body } = measure;
  const sheet = new Setter(measure);
  sheet.text("H1", model.title, { size: measure.title, style: "bold" });
  sheet.gap(measure.under * 2);
  sheet.side(
    model.parties.map(({ heading, lines: [name = "", ...rest] }) => [
      { text: heading, look: { size: SMALL, isSoft: true } },
      { text: name, look: { size: body, style: "bold" } },
      ...rest.map((text) => ({ text, look: { size: body } })),
    ]),
  );
  sheet.gap(model.isDense ? measure.section : GAP);
  const facts = model.facts.map(({ term, text }) => [term, text]);
  sheet.table({ columns: factColumns, rows: facts }, { hasHead: false });
  for (const section of model.sections) sheet.section(section);
  return { root: sheet.root, pages: sheet.pages };
}

const factColumns = [
  { header: "", share: 0.35 },
  { header: "", share: 0.65 },
];

class Setter {
  readonly #measure: (typeof measures)[keyof typeof measures];
  readonly root: SheetNode = { role: "Document", children: [] };
  readonly pages: SheetPage[] = [{ items: [], rules: [], codes: [] }];
  #y: number = sheetPage.margin;

  constructor(measure: (typeof measures)[keyof typeof measures]) {
    this.#measure = measure;
  }

  gap(height: number): void {
    this.#y += height;
  }

  text(role: Role, text: string, look: Look): void {
    this.#row([cellOf(addNode(this.root, role), text, whole, look)]);
  }

  section({ heading, text, table, qr, startsPage = false }: SheetSection): void {
    const { heading: size, body, section, under, kept } = this.#measure;
    if (startsPage) this.#turn();
    else this.gap(section);
    // A heading never stands alone at the foot of a page.
    this.#need(kept);
    this.text("H2", heading, { size, style: "bold" });
    this.gap(under);
    for (const line of text?.split("\n") ?? []) this.text("P", line, { size: body });
    if (table) this.table(table, { hasHead: true });
    if (qr) this.#code(qr);
  }

  /** Columns of lines beside each other, read one after the other. */
  side(columns: readonly (readonly { text: string; look: Look }[])[]): void {
    const width = sheetWidth / Math.max(columns.length, 1);
    const from = this.#y;
    let lowest = from;
    for (const [index, lines] of columns.entries()) {
      this.#y = from;
      const box = { x: sheetPage.margin + index * width, width: width - GAP };
      const node = addNode(this.root, "Sect");
      for (const { text, look } of lines) this.#row([cellOf(addNode(node, "P"), text, box, look)]);
      lowest = Math.max(lowest, this.#y);
    }
    this.#y = lowest;
  }

  table({ columns, rows, totals = [] }: SheetTable, { hasHead }: { hasHead: boolean }): void {
    const { body, above, below } = this.#measure;
    const table = addNode(this.root, "Table");
    let x: number = sheetPage.margin;
    const boxes = columns.map(({ share, isFigure = false }): Box => {
      const box = { x, width: share * sheetWidth - GAP, isRight: isFigure };
      x += share * sheetWidth;
      return box;
    });
    const row = (texts: readonly string[], role: Role, look: Look) => {
      const node = addNode(table, "TR");
      const cells = boxes.map((box, index) =>
        cellOf(addNode(node, index === 0 ? "TH" : role), texts[index] ?? "", box, look),
      );
      this.#need(heightOf(cells) + above + below);
      this.#rule();
      this.gap(above);
      this.#row(cells);
      this.gap(below);
    };
    const headers = columns.map(({ header }) => header);
    if (hasHead) row(headers, "TH", { size: SMALL, isSoft: true });
    for (const texts of rows) row(texts, "TD", { size: body });
    for (const texts of totals) row(texts, "TD", { size: body, style: "bold" });
    this.#rule();
  }

  /** Cells side by side, line for line; only what is higher than a page is cut in two. */
  #row(cells: readonly Cell[]): void {
    this.#need(heightOf(cells));
    const count = Math.max(...cells.map(({ lines }) => lines.length));
    const height = Math.max(...cells.map(({ size }) => size)) * LEADING;
    for (let at = 0; at < count; at++) {
      this.#need(height);
      for (const { node, box, size, isSoft, lines } of cells) {
        const line = lines[at];
        if (!line) continue;
        const x = box.isRight ? box.x + box.width + GAP - line.width : box.x;
        const baseline = this.#y + (height - size) / 2 + size * ASCENT;
        this.#page().items.push({ node, line, x, baseline, size, isSoft });
      }
      this.#y += height;
    }
  }

  #code(text: string): void {
    this.#need(GAP + codeWidth);
    this.#page().codes.push({ text, y: this.#y + GAP });
    this.gap(GAP + codeWidth);
  }

  #rule(): void {
    this.#page().rules.push(this.#y);
  }

  /** Goes to the next page when so much does not fit, unless it fits on none. */
  #need(height: number): void {
    const fits = this.#y + height <= bottom;
    if (fits || this.#y === sheetPage.margin || height > bottom - sheetPage.margin) return;
    this.#turn();
  }

  #turn(): void {
    this.pages.push({ items: [], rules: [], codes: [] });
    this.#y = sheetPage.margin;
  }

  #page(): SheetPage {
    const page = this.pages.at(-1);
    if (!page) throw new Error("a sheet has a page");
    return page;
  }
}

function addNode(parent: SheetNode, role: Role): SheetNode {
  const node: SheetNode = { role, children: [] };
  parent.children.push(node);
  return node;
}

function cellOf(node: SheetNode, text: string, box: Box, look: Look): Cell {
  const { size, style = "regular", isSoft = false } = look;
  const lines = breakLines([{ text, style }], size, box.width + (box.isRight ? GAP : 0));
  return { node, box, size, style, isSoft, lines };
}

const heightOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ lines }) => lines.length)) *
  Math.max(...cells.map(({ size }) => size)) *
  LEADING;
