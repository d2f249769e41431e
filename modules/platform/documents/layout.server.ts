import { breakLines, type Line, type Span } from "./lines.server";
import {
  type Block,
  type DocumentModel,
  type Run,
  type SigningForm,
  signingFormsOf,
} from "./model";
import { articleLabel, sectionLabel } from "./number";

/** Lengths are in points. The measures are those of the Word file, so that pages break alike. */
export const page = { width: 612, height: 792, margin: 72, edge: 31 } as const;
export const textWidth = page.width - 2 * page.margin;
const textBottom = page.height - page.margin;
/** A line of Tinos is this much taller than its size. */
const LINE = 1.149;
const BODY = 11.5;
const LOOSE = 1.1;

type Role = "H1" | "H2" | "P" | "LI" | "TOCI";

export interface Look {
  readonly role: Role;
  readonly size: number;
  readonly spacing?: number;
  readonly before?: number;
  readonly after?: number;
  readonly left?: number;
  readonly right?: number;
  readonly align?: "center";
  readonly color?: "ink" | "grey";
  readonly isBold?: boolean;
  readonly keepNext?: boolean;
  readonly startsPage?: boolean;
}

/** What is on the pages: text in lines, or a row of lines to write on. `paragraph` makes one. */
export interface Paragraph {
  readonly look: Look;
  readonly lines: readonly Line[];
  readonly lineHeight: number;
  /** The clause that starts here, and how the list of contents calls it. */
  readonly clause?: { readonly id: string; readonly title: string; readonly level: 1 | 2 };
  /** To the left of the first line. */
  readonly label?: string;
  /** Instead of text: what belongs under each line to write on. */
  readonly signatures?: readonly string[];
}

export interface PlacedLine {
  readonly paragraph: Paragraph;
  /** Undefined for a row of signatures. */
  readonly line?: Line;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The top of the line. */
  readonly y: number;
}

export interface Layout {
  readonly pages: readonly (readonly PlacedLine[])[];
  /** The page on which a clause starts, from 1. */
  readonly pageOf: ReadonlyMap<string, number>;
}

const body: Look = { role: "P", size: BODY, spacing: LOOSE, after: 6 };

function spansOf(runs: readonly Run[], model: DocumentModel): Span[] {
  return runs.map((run) => ({
    text: run.text,
    style: run.isStrong ? "bold" : run.isEmphasized ? "italic" : "regular",
    isMarked: model.isHighlighted && run.answer !== undefined,
    ref: run.ref,
  }));
}

/** Text broken into lines by its look. */
export function paragraph(look: Look, spans: Span[], more: Partial<Paragraph> = {}): Paragraph {
  const styled = look.isBold ? spans.map((span) => ({ ...span, style: "bold" as const })) : spans;
  const width = textWidth - (look.left ?? 0) - (look.right ?? 0);
  return {
    look,
    lines: breakLines(styled, look.size, width),
    lineHeight: lineHeightOf(look),
    ...more,
  };
}

/** Word processors measure in twentieths of a point: what they round adds up over a page. */
const TWIPS = 20;
const lineHeightOf = ({ size, spacing = LOOSE }: Look): number =>
  Math.floor(Math.floor(size * LINE * TWIPS) * spacing) / TWIPS;

export const plain = (text: string): Span[] => [{ text, style: "regular" }];

function blockParagraphs(block: Block, model: DocumentModel, keepNext: boolean): Paragraph[] {
  if (block.kind === "list") {
    const look = { ...body, role: "LI" as const, left: 36, keepNext };
    return block.items.map((item) =>
      paragraph(look, spansOf(item.runs, model), { label: item.label }),
    );
  }
  const look = block.kind === "quote" ? { ...body, left: 18, right: 18 } : body;
  return [paragraph({ ...look, keepNext }, spansOf(block.runs, model))];
}

function cover(model: DocumentModel): Paragraph[] {
  const line = { role: "P", align: "center", size: 12, after: 8 } as const;
  return [
    paragraph(
      { ...line, role: "H1", size: 30, isBold: true, before: 130, after: 12 },
      plain(model.cover.title),
    ),
    paragraph({ ...line, size: 18, after: 36 }, spansOf(model.cover.organization, model)),
    ...model.cover.lines.map((runs) => paragraph(line, spansOf(runs, model))),
    paragraph(
      { ...line, size: 10, left: 50, right: 50, before: 80, after: 6, color: "grey" },
      plain(model.cover.notice),
    ),
  ];
}

function articles(model: DocumentModel): Paragraph[] {
  const h1 = { role: "H1", size: 14, isBold: true, before: 20, after: 7, keepNext: true } as const;
  const h2 = { ...h1, role: "H2", size: BODY, before: 10, after: 3 } as const;
  return model.articles.flatMap((article, index) => {
    const title = `${articleLabel(article.number)}. ${article.title}`;
    const clause = { id: article.id, title, level: 1 } as const;
    return [
      paragraph({ ...h1, startsPage: index === 0 }, plain(title), { clause }),
      ...article.sections.flatMap((section) => {
        const name = `${sectionLabel(section.number)}. ${section.title}`;
        return [
          paragraph(h2, plain(name), { clause: { id: section.id, title: name, level: 2 } }),
          ...section.blocks.flatMap((block, at) =>
            blockParagraphs(block, model, section.blocks[at + 1]?.kind === "list"),
          ),
        ];
      }),
    ];
  });
}

function signingForm(model: DocumentModel, form: SigningForm): Paragraph[] {
  const { id, title, blocks, signatures } = form;
  const heading = { role: "H1", size: 14, isBold: true, after: 12, startsPage: true } as const;
  const row = { role: "P", size: 9, spacing: 1, before: 46, color: "grey" } as const;
  return [
    paragraph({ ...heading, keepNext: true }, plain(title), { clause: { id, title, level: 1 } }),
    ...blocks.flatMap((block) => blockParagraphs(block, model, true)),
    ...signatures.map((labels) => paragraph(row, [], { signatures: labels })),
  ];
}

/** The list of contents; its page numbers are drawn when they are known, at the right margin. */
function contents(model: DocumentModel, entries: readonly Paragraph[]): Paragraph[] {
  const heading = { role: "H1", size: 14, isBold: true, after: 10, startsPage: true } as const;
  const entry = { role: "TOCI", size: 10, spacing: 1, right: 36 } as const;
  return [
    paragraph({ ...heading, keepNext: true }, plain(model.contentsTitle)),
    ...entries.flatMap(({ clause }) => {
      if (!clause) return [];
      const isTop = clause.level === 1;
      const look = isTop
        ? { ...entry, isBold: true, before: 3, keepNext: true }
        : { ...entry, left: 18 };
      return [paragraph(look, [{ text: clause.title, style: "regular", ref: clause.id }])];
    }),
  ];
}

const heightOf = (item: Paragraph, lines: number): number => item.lineHeight * Math.max(lines, 1);

/** How much must fit on a page for this paragraph to start on it: what keeps with it included. */
function startHeight(paragraphs: readonly Paragraph[], index: number): number {
  let needed = 0;
  let above = 0;
  for (let at = index; at < paragraphs.length; at++) {
    const item = paragraphs[at];
    if (!item || (at > index && item.look.startsPage)) break;
    const { before = 0, after = 0, keepNext } = item.look;
    if (at > index) needed += Math.max(before - above, 0);
    const count = item.lines.length;
    if (!keepNext) return needed + heightOf(item, count <= 3 ? count : 2);
    needed += heightOf(item, count) + after;
    above = after;
  }
  return needed;
}

/** How many of the lines left go on this page, so that no line stands alone on either. */
function linesThatFit(left: number, total: number, room: number, lineHeight: number): number {
  const fit = Math.min(left, Math.floor((room + 0.01) / lineHeight));
  if (fit >= left) return left;
  const kept = left - fit === 1 ? fit - 1 : fit;
  return left === total && kept < 2 ? 0 : kept;
}

/** Sets a document: which line is where on which page. */
export function layoutDocument(model: DocumentModel): Layout {
  const forms = signingFormsOf(model).flatMap((form) => signingForm(model, form));
  const text = [...articles(model), ...forms];
  return layoutParagraphs([...cover(model), ...contents(model, text), ...text]);
}

/** Puts paragraphs on pages. */
export function layoutParagraphs(paragraphs: readonly Paragraph[]): Layout {
  const pages: PlacedLine[][] = [[]];
  const pageOf = new Map<string, number>();
  let y: number = page.margin;
  let above = 0;
  const turn = () => {
    pages.push([]);
    y = page.margin;
    above = 0;
  };
  paragraphs.forEach((item, index) => {
    const { look, lines, lineHeight, clause, signatures } = item;
    const isFresh = () => pages.at(-1)?.length === 0;
    if (look.startsPage && !isFresh()) turn();
    // Between two paragraphs is the larger of their spaces, as in Word.
    const before = Math.max((look.before ?? 0) - above, 0);
    if (!isFresh() && y + before + startHeight(paragraphs, index) > textBottom + 0.01) turn();
    // Space above is for what is above; the first paragraph of all keeps its own.
    if (!isFresh() || index === 0 || look.startsPage) y += before;
    if (clause) pageOf.set(clause.id, pages.length);
    if (signatures) {
      pages.at(-1)?.push({ paragraph: item, isFirst: true, isLast: true, y });
      y += lineHeight;
    }
    for (let done = 0; done < lines.length && !signatures; ) {
      const room = textBottom - y;
      let count = linesThatFit(lines.length - done, lines.length, room, lineHeight);
      if (count === 0 && isFresh()) count = 1;
      for (const line of lines.slice(done, done + count)) {
        const isLast = line === lines.at(-1);
        pages.at(-1)?.push({ paragraph: item, line, isFirst: line === lines[0], isLast, y });
        y += lineHeight;
      }
      done += count;
      if (done < lines.length) turn();
    }
    above = look.after ?? 0;
    y += above;
  });
  return { pages, pageOf };
}
