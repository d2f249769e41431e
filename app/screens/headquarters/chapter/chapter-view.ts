import type { FormAnswer } from "~/http/form-answer";
import type { Difference } from "~/ui/both-kept";

/** What the action answers when it saved nothing; where somebody was faster, with what is stored now. */
export interface ChapterRefusal extends FormAnswer {
  readonly form: "note" | "region";
  readonly stored?: { readonly version: number; readonly differences: readonly Difference[] };
}
