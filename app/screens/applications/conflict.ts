import type { Answers } from "#modules/platform/forms/contract";
import type { FormAnswer } from "~/http/form-answer";

/** What a page that was sent too late finds saved, beside what was submitted. */
export interface Conflict {
  /** The version to choose with. */
  readonly version: number;
  readonly theirs: Answers;
  /** The answers that differ, as people read them. */
  readonly differing: readonly {
    readonly name: string;
    readonly question: string;
    readonly theirs: string;
    readonly mine: string;
  }[];
}

/** A refused page; with a conflict when somebody else saved it meanwhile. */
export type WizardAnswer = FormAnswer & { readonly conflict?: Conflict };
