import {
  Document,
  Footer,
  HeadingLevel,
  type IStylesOptions,
  LineRuleType,
  Packer,
  Paragraph,
} from "docx";
import { textRuns } from "./docx-runs";
import { FONT, GREY, INCH, INK, PAGE, styleIds } from "./docx-styles";
import {
  type Layout,
  type Look,
  layoutParagraphs,
  paragraph,
  plain,
  type Paragraph as SetParagraph,
} from "./layout.server";
import type { OnePageModel } from "./one-page";
import { writeLaidOut } from "./pdf.server";
import { safeText } from "./text";

/** The sizes of the text in points, the best first; a smaller one is no longer read on paper. */
const sizes = [11.5, 11, 10.5, 10, 9.5, 9] as const;
/** Word processors differ by a line or two of a full page. */
const SPARE_LINES = 2;

/** How the parts of the page look at a size of its text: lengths in points. */
const looksAt = (size: number) => {
  const text = { role: "P", size, spacing: 1, after: 5 } as const;
  const heading = { role: "H2", size, isBold: true, before: 8, after: 2, keepNext: true } as const;
  return {
    title: { role: "H1", size: 18, spacing: 1, isBold: true, after: 3 },
    organization: { ...text, size: 13, after: 8 },
    lead: { ...text, color: "grey" },
    heading: { ...heading, spacing: 1 },
    text,
    notice: { ...text, size: 9, before: 8, after: 0, color: "grey" },
  } as const satisfies Record<string, Look>;
};

type Part = keyof ReturnType<typeof looksAt>;

/** The page from top to bottom, whatever it is written as. */
const partsOf = (model: OnePageModel): readonly { part: Part; text: string; id?: string }[] => [
  { part: "title", text: model.title, id: "title" },
  { part: "organization", text: model.organization },
  { part: "lead", text: model.lead },
  ...model.clauses.flatMap(({ id, title, text }) => [
    { part: "heading" as const, text: title, id },
    { part: "text" as const, text },
  ]),
  { part: "notice", text: model.notice },
];

function setAt(model: OnePageModel, size: number): readonly SetParagraph[] {
  const looks = looksAt(size);
  return partsOf(model).map(({ part, text, id }) => {
    const level = part === "title" ? (1 as const) : (2 as const);
    return paragraph(looks[part], plain(text), id ? { clause: { id, title: text, level } } : {});
  });
}

const onOnePage = (paragraphs: readonly SetParagraph[]): Layout | undefined => {
  const spare = paragraph(looksAt(sizes[0]).text, plain("\n".repeat(SPARE_LINES - 1)));
  const isOne = layoutParagraphs([...paragraphs, spare]).pages.length === 1;
  return isOne ? layoutParagraphs(paragraphs) : undefined;
};

/** The largest size of the text at which all of it is on one page; undefined when none is. */
export function fitOnePage(
  model: OnePageModel,
): { readonly size: number; readonly layout: Layout } | undefined {
  for (const size of sizes) {
    const layout = onOnePage(setAt(model, size));
    if (layout) return { size, layout };
  }
  return undefined;
}

const TWIPS = 20;

function docxStyles(language: string, size: number): IStylesOptions {
  const looks = looksAt(size);
  const styleOf = (look: Look) => ({
    run: {
      font: FONT,
      size: look.size * 2,
      bold: look.isBold ?? false,
      color: look.color === "grey" ? GREY : INK,
    },
    paragraph: {
      spacing: {
        before: (look.before ?? 0) * TWIPS,
        after: (look.after ?? 0) * TWIPS,
        line: 240,
        lineRule: LineRuleType.AUTO,
      },
      keepNext: look.keepNext ?? false,
    },
  });
  const own = { basedOn: "Normal", next: "Normal", quickFormat: true };
  return {
    default: {
      document: { run: { font: FONT, kern: 2, language: { value: language } } },
      heading1: { ...own, ...styleOf(looks.title) },
      heading2: { ...own, ...styleOf(looks.heading) },
    },
    paragraphStyles: [
      { id: styleIds.coverName, name: "Cover Name", ...own, ...styleOf(looks.organization) },
      { id: styleIds.lead, name: "Lead", ...own, ...styleOf(looks.lead) },
      { id: styleIds.quote, name: "Answer Text", ...own, ...styleOf(looks.text) },
      { id: styleIds.small, name: "Small Text", ...own, ...styleOf(looks.notice) },
    ],
  };
}

const docxStyleOf = {
  title: { heading: HeadingLevel.HEADING_1 },
  organization: { style: styleIds.coverName },
  lead: { style: styleIds.lead },
  heading: { heading: HeadingLevel.HEADING_2 },
  text: { style: styleIds.quote },
  notice: { style: styleIds.small },
} as const satisfies Record<Part, object>;

/** Writes the page for Word, its text at a size at which it fits. */
export function writeOnePageDocx(model: OnePageModel, size: number): Promise<Buffer> {
  const { properties } = model;
  const document = new Document({
    title: safeText(properties.title),
    subject: safeText(properties.subject),
    creator: safeText(properties.creator),
    lastModifiedBy: safeText(properties.creator),
    description: safeText(properties.description),
    keywords: properties.keywords.map(safeText).join(", "),
    revision: properties.revision,
    styles: docxStyles(model.language, size),
    sections: [
      {
        properties: {
          page: {
            size: PAGE,
            margin: { top: INCH, right: INCH, bottom: INCH, left: INCH, header: 620, footer: 620 },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({ style: styleIds.small, children: textRuns(model.footer, {}) }),
            ],
          }),
        },
        children: partsOf(model).map(
          ({ part, text }) => new Paragraph({ ...docxStyleOf[part], children: textRuns(text, {}) }),
        ),
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Writes the page as tagged PDF. */
export const writeOnePagePdf = (model: OnePageModel, layout: Layout): Promise<Buffer> =>
  writeLaidOut({ ...model, header: "" }, layout);
