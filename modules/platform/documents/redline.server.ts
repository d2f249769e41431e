import {
  BorderStyle,
  DeletedTextRun,
  Document,
  Footer,
  Header,
  HeadingLevel,
  InsertedTextRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { type ComparedClause, type ComparedParagraph, compareDocuments } from "./compare";
import { runChildren } from "./docx-runs";
import { INCH, numbering, PAGE, styleIds, styles, TEXT_WIDTH } from "./docx-styles";
import type { DocumentModel } from "./model";
import { safeText } from "./text";
import { wholeText } from "./whole";
import type { Piece } from "./word-diff";

export interface RedlineFacts {
  /** In the header: "Changes from version 1 to version 3". */
  readonly note: string;
  /** Whose changes Word says they are, and when they were made. */
  readonly author: string;
  readonly date: Date;
}

/** Marks changes as Word's own review does; each needs a number of its own. */
class Marks {
  readonly #author: string;
  readonly #date: string;
  #count = 0;

  constructor({ author, date }: RedlineFacts) {
    this.#author = safeText(author);
    this.#date = date.toISOString();
  }

  next = () => ({ id: ++this.#count, author: this.#author, date: this.#date });

  run({ text, change }: Piece): ParagraphChild[] {
    return wholeText(safeText(text))
      .split("\n")
      .map((line, index) =>
        this.#mark({ children: runChildren(line), ...(index > 0 && { break: 1 }) }, change),
      );
  }

  #mark(
    options: { children: ReturnType<typeof runChildren>; break?: number },
    change: Piece["change"],
  ): ParagraphChild {
    if (change === "added") return new InsertedTextRun({ ...options, ...this.next() });
    if (change === "removed") return new DeletedTextRun({ ...options, ...this.next() });
    return new TextRun(options);
  }

  /** A paragraph; where it is in one document alone, its end is marked with it. */
  paragraph(
    pieces: readonly Piece[],
    look: IParagraphOptions,
    change?: ComparedClause["change"],
  ): Paragraph {
    const end =
      change === "added"
        ? { run: { insertion: this.next() } }
        : change === "removed"
          ? { run: { deletion: this.next() } }
          : {};
    return new Paragraph({
      ...look,
      ...end,
      children: pieces.flatMap((piece) => this.run(piece)),
    });
  }
}

const looks: Readonly<Record<ComparedParagraph["kind"], IParagraphOptions>> = {
  title: { style: styleIds.coverName },
  line: { style: styleIds.coverLine },
  paragraph: {},
  quote: { style: styleIds.quote },
  item: { indent: { left: 720, hanging: 360 } },
  signatures: {
    style: styleIds.small,
    border: { top: { style: BorderStyle.SINGLE, size: 6, color: "1A1A1A", space: 1 } },
    spacing: { before: 640 },
  },
};

const headings = {
  0: { heading: HeadingLevel.HEADING_1, numbering: false },
  1: { heading: HeadingLevel.HEADING_1, numbering: false },
  2: { heading: HeadingLevel.HEADING_2 },
} as const satisfies Record<ComparedClause["level"], IParagraphOptions>;

/** What is between a number and its text, in the documents that have the number. */
const between = (text: string, change: ComparedClause["change"]): Piece =>
  change === "added" || change === "removed" ? { text, change } : { text };

function clauseParagraphs(clause: ComparedClause, marks: Marks): Paragraph[] {
  const { id, level, label, title, change } = clause;
  const look = id === "cover" ? { style: styleIds.coverTitle } : headings[level];
  const heading = label.length > 0 ? [...label, between(". ", change), ...title] : title;
  return [
    marks.paragraph(heading, look, change),
    ...clause.paragraphs.map((paragraph) => {
      const { kind, pieces } = paragraph;
      const lead =
        paragraph.label.length > 0
          ? [...paragraph.label, between("\t", paragraph.change), ...pieces]
          : pieces;
      return marks.paragraph(lead, looks[kind], paragraph.change);
    }),
  ];
}

/**
 * Writes the later document for Word with every difference from the earlier one as a tracked
 * change: accepting all of them gives the later document's words, rejecting all the earlier's.
 * Numbers are plain text in it, because Word would count deleted clauses as well.
 */
export async function writeRedline(
  before: DocumentModel,
  after: DocumentModel,
  facts: RedlineFacts,
): Promise<Buffer> {
  const { properties } = after;
  const marks = new Marks(facts);
  const small = { style: styleIds.small };
  const header = new Header({
    children: [new Paragraph({ ...small, children: [new TextRun(safeText(facts.note))] })],
  });
  const footer = new Footer({
    children: [
      new Paragraph({
        ...small,
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          new TextRun(safeText(after.footer)),
          new TextRun({ children: [new Tab(), "Page ", PageNumber.CURRENT, " of "] }),
          new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
  const document = new Document({
    title: safeText(properties.title),
    subject: safeText(facts.note),
    creator: safeText(properties.creator),
    lastModifiedBy: safeText(properties.creator),
    styles: styles(after.language),
    numbering: numbering(0),
    sections: [
      {
        properties: {
          page: {
            size: PAGE,
            margin: { top: INCH, right: INCH, bottom: INCH, left: INCH, header: 620, footer: 620 },
          },
        },
        headers: { default: header },
        footers: { default: footer },
        children: compareDocuments(before, after).flatMap((clause) =>
          clauseParagraphs(clause, marks),
        ),
      },
    ],
  });
  return Packer.toBuffer(document);
}
