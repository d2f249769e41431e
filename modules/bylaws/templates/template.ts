import type { MeetingNotice } from "#modules/compliance/contract";
import type { DraftDocument } from "#modules/platform/documents/number";
import type { MessageRef } from "#modules/platform/messages";
import type { ArticlesClause } from "./articles-clauses";
import type { BylawsForm } from "./form";
import type { WordedNotice } from "./state-notice";
import type { BylawsAnswers } from "./words";

/** What a template is told beside the answers. */
export interface VersionFacts {
  /** The number of the document's version, from 1. */
  readonly number: number;
  /** When that version was saved. */
  readonly createdAt: Date;
  /** The product's name, the document's creator. */
  readonly creator: string;
  /** What is known of the notice that the organization's state asks for. */
  readonly notice: MeetingNotice | undefined;
}

/** A variant of bylaws: the form that asks, and the text made of the answers. */
export interface BylawsTemplate<Answers extends BylawsAnswers = BylawsAnswers> {
  readonly form: BylawsForm<string, Answers>;
  readonly build: (answers: Answers, facts: VersionFacts) => DraftDocument;
  /** What the answers come to in the articles, which come before the bylaws. */
  readonly articlesOf: (answers: Answers) => readonly ArticlesClause[];
  /** What is unusual about the answers, to be looked at again; it keeps nothing from being saved. */
  readonly warningsOf?: (
    answers: Answers,
    notice: WordedNotice | undefined,
  ) => readonly MessageRef[];
}
