import {
  AlignmentType,
  type INumberingOptions,
  type IStylesOptions,
  LeaderType,
  LevelFormat,
  LevelSuffix,
  LineRuleType,
  TabStopType,
} from "docx";

/** One inch in twentieths of a point. */
export const INCH = 1_440;
/** US Letter. */
export const PAGE = { width: 12_240, height: 15_840 } as const;
export const TEXT_WIDTH = PAGE.width - 2 * INCH;
const LIST_INDENT = 720;

/** On every Word and in Google Docs, with a free font of the same widths on Linux. */
export const FONT = "Times New Roman";
export const INK = "1A1A1A";
export const GREY = "595959";

/** The names under which paragraphs use the two numberings. */
export const CLAUSES = "clauses";
export const LETTERS = "letters";

/** The paragraph styles beside Word's own. */
export const styleIds = {
  coverTitle: "CoverTitle",
  coverName: "CoverName",
  coverLine: "CoverLine",
  coverNotice: "CoverNotice",
  contentsTitle: "ContentsTitle",
  quote: "AnswerText",
  lead: "Lead",
  small: "SmallText",
} as const;

/** The column of page numbers; the library writes tab stops of styles, though its types leave them out. */
const pageColumn = {
  tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
};

const heading = { quickFormat: true, next: "Normal", basedOn: "Normal" } as const;

/** Fonts, sizes and spacing; headings are Word's own heading styles, numbered by the styles. */
export const styles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: FONT, size: 23, kern: 2, color: INK, language: { value: language } },
      paragraph: { spacing: { after: 120, line: 264, lineRule: LineRuleType.AUTO } },
    },
    heading1: {
      ...heading,
      run: { font: FONT, size: 28, bold: true, color: INK },
      paragraph: {
        spacing: { before: 400, after: 140 },
        keepNext: true,
        keepLines: true,
        numbering: { reference: CLAUSES, level: 0 },
        outlineLevel: 0,
      },
    },
    heading2: {
      ...heading,
      run: { font: FONT, size: 23, bold: true, color: INK },
      paragraph: {
        spacing: { before: 200, after: 60 },
        keepNext: true,
        keepLines: true,
        outlineLevel: 1,
      },
    },
  },
  paragraphStyles: [
    style(styleIds.coverTitle, "Cover Title", {
      run: { size: 60, bold: true },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 2_600, after: 240 } },
    }),
    style(styleIds.coverName, "Cover Name", {
      run: { size: 36 },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 720 } },
    }),
    style(styleIds.coverLine, "Cover Line", {
      run: { size: 24 },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 160 } },
    }),
    style(styleIds.coverNotice, "Cover Notice", {
      run: { size: 20, color: GREY },
      paragraph: {
        alignment: AlignmentType.CENTER,
        indent: { left: 1_000, right: 1_000 },
        spacing: { before: 1_600 },
      },
    }),
    style(styleIds.contentsTitle, "Contents Title", {
      run: { size: 28, bold: true },
      paragraph: { spacing: { after: 200 }, keepNext: true },
    }),
    style(styleIds.quote, "Answer Text", {
      run: {},
      paragraph: { indent: { left: 360, right: 360 } },
    }),
    style(styleIds.small, "Small Text", {
      run: { size: 18, color: GREY },
      paragraph: { spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO } },
    }),
    style("TOC1", "toc 1", {
      run: { size: 20, bold: true },
      paragraph: {
        ...pageColumn,
        spacing: { before: 60, after: 0, line: 240, lineRule: LineRuleType.AUTO },
        keepNext: true,
      },
    }),
    style("TOC2", "toc 2", {
      run: { size: 20 },
      paragraph: {
        ...pageColumn,
        indent: { left: 360 },
        spacing: { after: 0, line: 240, lineRule: LineRuleType.AUTO },
      },
    }),
  ],
});

type ParagraphStyle = NonNullable<IStylesOptions["paragraphStyles"]>[number];

function style(
  id: string,
  name: string,
  look: Pick<ParagraphStyle, "run" | "paragraph">,
): ParagraphStyle {
  return { id, name, basedOn: "Normal", next: "Normal", quickFormat: true, ...look };
}

/** The numbering of the sections of the article that is at this place, from 1. */
export const sectionsOf = (article: number): string => `sections-${article}`;

/**
 * "Article IV.", "Section 4.2." and letters that restart in each list. Sections have a numbering an
 * article, because only Word itself can write Roman articles as Arabic numbers in their sections.
 */
export const numbering = (articles: number): INumberingOptions => ({
  config: [
    {
      reference: CLAUSES,
      levels: [
        {
          level: 0,
          format: LevelFormat.UPPER_ROMAN,
          text: "Article %1.",
          suffix: LevelSuffix.SPACE,
          style: { style: "Heading1" },
        },
      ],
    },
    ...Array.from({ length: articles }, (_, index) => index + 1).map((number) => ({
      reference: sectionsOf(number),
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: `Section ${number}.%1.`,
          suffix: LevelSuffix.SPACE,
        },
      ],
    })),
    {
      reference: LETTERS,
      levels: [
        {
          level: 0,
          format: LevelFormat.LOWER_LETTER,
          text: "(%1)",
          style: { paragraph: { indent: { left: LIST_INDENT, hanging: 360 } } },
        },
      ],
    },
  ],
});
