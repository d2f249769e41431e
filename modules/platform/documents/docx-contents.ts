import { InternalHyperlink, Paragraph, Tab, TextRun } from "docx";
import { fieldEnd, fieldStart } from "./docx-fields";
import type { Layout } from "./layout.server";
import { type DocumentModel, signingFormsOf } from "./model";
import { articleLabel, sectionLabel } from "./number";
import { safeText } from "./text";

/** Word takes at most 40 letters, digits and underscores; a leading one hides the bookmark. */
export const bookmarkName = (id: string): string => `_c_${id.replace(/\W/g, "_")}`.slice(0, 40);

/** Headings of level 1 and 2, each a link. */
const INSTRUCTION = 'TOC \\o "1-2" \\h \\z \\u';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
}

function entriesOf(model: DocumentModel): Entry[] {
  return [
    ...model.articles.flatMap((article): Entry[] => [
      {
        id: article.id,
        title: `${articleLabel(article.number)}. ${article.title}`,
        level: 1,
      },
      ...article.sections.map(
        (section): Entry => ({
          id: section.id,
          title: `${sectionLabel(section.number)}. ${section.title}`,
          level: 2,
        }),
      ),
    ]),
    ...signingFormsOf(model).map(({ id, title }): Entry => ({ id, title, level: 1 })),
  ];
}

/**
 * The list of contents as Word writes it: a field that holds an entry for every heading, so that
 * it is complete when the file is opened, everywhere, and that Word can update on request.
 */
export function contentsParagraphs(model: DocumentModel, { pageOf }: Layout): Paragraph[] {
  const entries = entriesOf(model);
  return entries.map(
    ({ id, title, level }, index) =>
      new Paragraph({
        style: `TOC${level}`,
        children: [
          ...(index === 0 ? [fieldStart(INSTRUCTION)] : []),
          new InternalHyperlink({
            anchor: bookmarkName(id),
            children: [
              new TextRun({ children: [safeText(title), new Tab(), String(pageOf.get(id) ?? "")] }),
            ],
          }),
          ...(index === entries.length - 1 ? [fieldEnd()] : []),
        ],
      }),
  );
}
