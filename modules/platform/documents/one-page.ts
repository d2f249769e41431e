import type { DocumentModel } from "./model";

/** Paper of a single page, such as clauses to copy into another document: plain data. */
export interface OnePageModel extends Pick<DocumentModel, "language" | "properties" | "footer"> {
  readonly title: string;
  /** Under the title. */
  readonly organization: string;
  /** What to do with the page; line feeds are kept. */
  readonly lead: string;
  readonly clauses: readonly {
    readonly id: string;
    readonly title: string;
    /** Line feeds are kept. */
    readonly text: string;
  }[];
  /** Small, at the end. */
  readonly notice: string;
}
