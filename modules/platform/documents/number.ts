import type { Article, Block, DocumentModel, Run, Section, SigningForm } from "./model";

/** A run before numbers are known: text, or a reference to a section or article by its id. */
export type DraftRun = Omit<Run, "text"> & { text?: string };

export type DraftBlock =
  | { kind: "paragraph" | "quote"; runs: DraftRun[] }
  | { kind: "list"; items: DraftRun[][] };

export interface DraftSection extends Omit<Section, "number" | "blocks"> {
  blocks: DraftBlock[];
}

export interface DraftArticle {
  id: string;
  title: string;
  sections: DraftSection[];
}

export interface DraftForm extends Omit<SigningForm, "blocks"> {
  blocks: DraftBlock[];
}

/** A document as a template makes it: everything but numbers. */
export interface DraftDocument
  extends Omit<DocumentModel, "articles" | "certificate" | "furtherForms"> {
  articles: DraftArticle[];
  certificate: DraftForm;
  furtherForms: DraftForm[];
}

const numerals: readonly [number, string][] = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A number from 1 to 399 in Roman numerals. */
export function roman(number: number): string {
  let rest = number;
  let text = "";
  for (const [value, numeral] of numerals) {
    for (; rest >= value; rest -= value) text += numeral;
  }
  return text;
}

/** The letter of a list's item, counted from 0: a to z, then aa, bb. */
export const letter = (index: number): string =>
  String.fromCharCode(97 + (index % 26)).repeat(Math.floor(index / 26) + 1);

/** How an article is called: `Article IV`. */
export const articleLabel = (number: string): string => `Article ${number}`;
/** How a section is called: `Section 4.2`. */
export const sectionLabel = (number: string): string => `Section ${number}`;

/**
 * Numbers articles, sections and list items and puts the names of the sections that it refers to
 * into the text. Leaving out a section renumbers everything after it.
 * @throws RangeError for two equal ids or a reference to nothing: a mistake in a template.
 */
export function numberDocument(draft: DraftDocument): DocumentModel {
  const labels = labelsOf(draft.articles);
  const blocks = (list: DraftBlock[]) => list.map((block) => finishBlock(block, labels));
  const articles = draft.articles.map(
    (article, index): Article => ({
      ...article,
      number: roman(index + 1),
      sections: article.sections.map((section, position) => ({
        ...section,
        number: `${index + 1}.${position + 1}`,
        blocks: blocks(section.blocks),
      })),
    }),
  );
  const form = (drafted: DraftForm): SigningForm => ({
    ...drafted,
    blocks: blocks(drafted.blocks),
  });
  return {
    ...draft,
    articles,
    certificate: form(draft.certificate),
    furtherForms: draft.furtherForms.map(form),
  };
}

function labelsOf(articles: DraftArticle[]): Map<string, string> {
  const labels = new Map<string, string>();
  const add = (id: string, label: string) => {
    if (labels.has(id)) throw new RangeError(`two clauses are called ${id}`);
    labels.set(id, label);
  };
  articles.forEach((article, index) => {
    add(article.id, articleLabel(roman(index + 1)));
    article.sections.forEach((section, position) => {
      add(section.id, sectionLabel(`${index + 1}.${position + 1}`));
    });
  });
  return labels;
}

function finishBlock(block: DraftBlock, labels: Map<string, string>): Block {
  const runs = (list: DraftRun[]) => list.map((run) => finishRun(run, labels));
  if (block.kind !== "list") return { ...block, runs: runs(block.runs) };
  return {
    ...block,
    items: block.items.map((item, index) => ({ label: `(${letter(index)})`, runs: runs(item) })),
  };
}

function finishRun(run: DraftRun, labels: Map<string, string>): Run {
  if (run.ref === undefined) return { ...run, text: run.text ?? "" };
  const label = labels.get(run.ref);
  if (label === undefined) throw new RangeError(`nothing is called ${run.ref}`);
  return { ...run, text: label };
}
