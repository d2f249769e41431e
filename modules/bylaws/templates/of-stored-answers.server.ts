import type { DocumentModel } from "#modules/platform/documents/model";
import { numberDocument } from "#modules/platform/documents/number";
import type { MessageRef } from "#modules/platform/messages";
import type { ArticlesClause } from "./articles-clauses";
import type { WordedNotice } from "./state-notice";
import type { BylawsTemplate, VersionFacts } from "./template";
import type { BylawsAnswers } from "./words";

/** A template for answers as they are stored: whoever calls it need not know whose they are. */
export function ofStoredAnswers<Answers extends BylawsAnswers>(template: BylawsTemplate<Answers>) {
  /** Reads stored answers. @throws ZodError when they are not this form's. */
  const readAnswers = (stored: unknown): Answers =>
    template.form.schema.parse({ ...Object(stored), version: template.form.version });
  const build = (stored: unknown, facts: VersionFacts): DocumentModel =>
    numberDocument(template.build(readAnswers(stored), facts));
  const warningsOf = (stored: unknown, notice: WordedNotice | undefined): readonly MessageRef[] =>
    template.warningsOf?.(readAnswers(stored), notice) ?? [];
  const articlesOf = (stored: unknown): readonly ArticlesClause[] =>
    template.articlesOf(readAnswers(stored));
  return { readAnswers, build, warningsOf, articlesOf };
}
