import type { DocumentModel } from "#modules/platform/documents/model";
import { numberDocument } from "#modules/platform/documents/number";
import type { MessageRef } from "#modules/platform/messages";
import type { Variant } from "../contract";
import { boosterTemplate } from "./booster/build";
import { chapterTemplate } from "./chapter/build";
import { schoolTemplate } from "./school/build";
import type { BylawsTemplate, VersionFacts } from "./template";
import type { BylawsAnswers } from "./words";

function bind<Answers extends BylawsAnswers>(template: BylawsTemplate<Answers>) {
  /** Reads stored answers. @throws ZodError when they are not this form's. */
  const readAnswers = (stored: unknown): Answers =>
    template.form.schema.parse({ ...Object(stored), version: template.form.version });
  const build = (stored: unknown, facts: VersionFacts): DocumentModel =>
    numberDocument(template.build(readAnswers(stored), facts));
  const warningsOf = (stored: unknown): readonly MessageRef[] =>
    template.warningsOf?.(readAnswers(stored)) ?? [];
  return { readAnswers, build, warningsOf };
}

/** Every variant's template, in step with the forms of the contract. */
export const templates = {
  booster: bind(boosterTemplate),
  chapter: bind(chapterTemplate),
  school: bind(schoolTemplate),
} as const satisfies Record<Variant, unknown>;
