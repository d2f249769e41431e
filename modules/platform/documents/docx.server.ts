import {
  AlignmentType,
  Bookmark,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  type Table,
  TabStopType,
  TextRun,
} from "docx";
import { bookmarkName, contentsParagraphs } from "./docx-contents";
import { children, textRuns } from "./docx-runs";
import { ROOM_TO_SIGN, signatureTable } from "./docx-signatures";
import {
  INCH,
  LETTERS,
  numbering,
  PAGE,
  sectionsOf,
  styleIds,
  styles,
  TEXT_WIDTH,
} from "./docx-styles";
import { type Layout, layoutDocument } from "./layout.server";
import {
  type Article,
  type Block,
  type DocumentModel,
  type SigningForm,
  signingFormsOf,
} from "./model";
import { safeText } from "./text";

/** Counts lists, so that each restarts at (a). */
type Lists = { count: number };

interface Place {
  readonly keepNext: boolean;
  /** Lines to sign on follow. */
  readonly isLast?: boolean;
}

function blockParagraphs(block: Block, model: DocumentModel, lists: Lists, place: Place) {
  const { keepNext, isLast } = place;
  const spacing = isLast ? { after: ROOM_TO_SIGN } : undefined;
  if (block.kind === "list") {
    const instance = lists.count++;
    return block.items.map(
      (item) =>
        new Paragraph({
          keepNext,
          numbering: { reference: LETTERS, level: 0, instance },
          children: children(item.runs, model),
        }),
    );
  }
  const style = block.kind === "quote" ? { style: styleIds.quote } : {};
  return [new Paragraph({ ...style, keepNext, spacing, children: children(block.runs, model) })];
}

const headingText = (id: string, title: string) => [
  new Bookmark({ id: bookmarkName(id), children: [new TextRun(safeText(title))] }),
];

function articleParagraphs(article: Article, model: DocumentModel, lists: Lists): Paragraph[] {
  const place = model.articles.indexOf(article) + 1;
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      pageBreakBefore: place === 1,
      children: headingText(article.id, article.title),
    }),
    ...article.sections.flatMap((section) => [
      new Paragraph({
        heading: HeadingLevel.HEADING_2,
        numbering: { reference: sectionsOf(place), level: 0 },
        children: headingText(section.id, section.title),
      }),
      ...section.blocks.flatMap((block, index) => {
        // What introduces a list stays with it.
        const isIntroduction = section.blocks[index + 1]?.kind === "list";
        return blockParagraphs(block, model, lists, { keepNext: isIntroduction });
      }),
    ]),
  ];
}

function coverParagraphs(model: DocumentModel): Paragraph[] {
  const { cover } = model;
  return [
    new Paragraph({ style: styleIds.coverTitle, children: textRuns(cover.title, {}) }),
    new Paragraph({ style: styleIds.coverName, children: children(cover.organization, model) }),
    ...cover.lines.map(
      (line) => new Paragraph({ style: styleIds.coverLine, children: children(line, model) }),
    ),
    new Paragraph({ style: styleIds.coverNotice, children: textRuns(cover.notice, {}) }),
  ];
}

function formParagraphs(
  form: SigningForm,
  model: DocumentModel,
  lists: Lists,
): (Paragraph | Table)[] {
  const last = form.blocks.at(-1);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      numbering: false,
      pageBreakBefore: true,
      children: headingText(form.id, form.title),
    }),
    ...form.blocks.flatMap((block) =>
      blockParagraphs(block, model, lists, { keepNext: true, isLast: block === last }),
    ),
    signatureTable(form.signatures),
  ];
}

function runningLines(model: DocumentModel) {
  const header = new Header({
    children: [
      new Paragraph({
        style: styleIds.small,
        alignment: AlignmentType.RIGHT,
        children: textRuns(model.header, {}),
      }),
    ],
  });
  const pages = [
    ...textRuns(model.footer, {}),
    new TextRun({ children: [new Tab(), "Page ", PageNumber.CURRENT, " of "] }),
    new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
  ];
  const footer = new Footer({
    children: [
      new Paragraph({
        style: styleIds.small,
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: pages,
      }),
    ],
  });
  const empty = new Header({ children: [new Paragraph({ style: styleIds.small })] });
  return {
    headers: { default: header, first: empty },
    footers: { default: footer, first: footer },
  };
}

/**
 * Writes the document for Word: real styles, numbering and fields. The table of contents and the
 * page numbers in it are there when the file is opened; Word asks nothing.
 */
export async function writeDocx(
  model: DocumentModel,
  layout: Layout = layoutDocument(model),
): Promise<Buffer> {
  const { properties } = model;
  const lists: Lists = { count: 0 };
  const document = new Document({
    title: safeText(properties.title),
    subject: safeText(properties.subject),
    creator: safeText(properties.creator),
    lastModifiedBy: safeText(properties.creator),
    description: safeText(properties.description),
    keywords: properties.keywords.map(safeText).join(", "),
    revision: properties.revision,
    styles: styles(model.language),
    numbering: numbering(model.articles.length),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: PAGE,
            margin: { top: INCH, right: INCH, bottom: INCH, left: INCH, header: 620, footer: 620 },
          },
        },
        ...runningLines(model),
        children: [
          ...coverParagraphs(model),
          new Paragraph({
            style: styleIds.contentsTitle,
            pageBreakBefore: true,
            children: textRuns(model.contentsTitle, {}),
          }),
          ...contentsParagraphs(model, layout),
          ...model.articles.flatMap((article) => articleParagraphs(article, model, lists)),
          ...signingFormsOf(model).flatMap((form) => formParagraphs(form, model, lists)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
