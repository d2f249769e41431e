import type { FormOutcome } from "~/ui/use-form-state";

/** What was answered to the form of a claim, of several forms on the page; undefined for the others. */
export const answerOfClaim = (
  answer: FormOutcome | undefined,
  id: number,
): FormOutcome | undefined => (claimIn(answer) === String(id) ? answer : undefined);

/** What was answered to a form that is about no claim. */
export const answerOfOthers = (answer: FormOutcome | undefined): FormOutcome | undefined =>
  claimIn(answer) === undefined ? answer : undefined;

const claimIn = (answer: FormOutcome | undefined): string | undefined =>
  answer && !answer.ok ? answer.values.claim : undefined;
