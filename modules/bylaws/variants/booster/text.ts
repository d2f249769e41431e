import type { DraftArticle, DraftBlock } from "#modules/platform/documents/number";
import type { Names } from "../../templates/legal";
import type { BoosterAnswers } from "./form";

export const boosterNames: Names = { self: "Organization", board: "board" };

/** What a variant that is made of the general text adds to it. */
export interface Additions {
  /** Blocks at the end of a section of the general text, by the section's id. */
  readonly blocks: Readonly<Record<string, readonly DraftBlock[]>>;
  /** Articles that follow the conflicts of interest. */
  readonly articles: readonly DraftArticle[];
}

export const noAdditions: Additions = { blocks: {}, articles: [] };

/** What the text calls the place that is supported. */
export const placeOf = ({ is_school }: Pick<BoosterAnswers, "is_school">): "School" | "Facility" =>
  is_school ? "School" : "Facility";

/** Puts a variant's blocks at the end of the sections that they belong to. */
export function withAdditions(articles: DraftArticle[], { blocks }: Additions): DraftArticle[] {
  return articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => ({
      ...section,
      blocks: [...section.blocks, ...(blocks[section.id] ?? [])],
    })),
  }));
}
