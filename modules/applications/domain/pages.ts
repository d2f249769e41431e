import { type Answers, hasValue, type WizardPage } from "#modules/platform/forms/contract";
import type { Level } from "#modules/renewal/contract";
import { pageCount, type WizardKey } from "../contract";
import { audienceOfType } from "../definitions/organization";

/** The names of a page's fields that hold something. */
export const fieldNames = ({ schema }: WizardPage): readonly string[] =>
  schema.filter(hasValue).map(({ name }) => name);

/** The answers of one page out of those of all. */
export function answersOn(page: WizardPage, answers: Answers): Answers {
  const names = fieldNames(page).filter((name) => Object.hasOwn(answers, name));
  return Object.fromEntries(names.map((name) => [name, answers[name] ?? ""]));
}

/** All answers with those of one page replaced: what the page does not hold any more goes. */
export function withPage(page: WizardPage, answers: Answers, onPage: Answers): Answers {
  const names = new Set(fieldNames(page));
  const others = Object.entries(answers).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(others), ...onPage };
}

/** Whether two sets of answers say the same; an empty answer and none are one. */
export function sameAnswers(a: Answers, b: Answers): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => (a[name] ?? "") === (b[name] ?? ""));
}

/** Which wizard a level's application goes through, by the answers so far. */
export function wizardKeyOf(
  { schema, audience }: Pick<Level, "schema" | "audience">,
  answers: Answers,
): WizardKey {
  if (audience !== "either") return { schema, audience, isOpenAudience: false };
  const chosen = audienceOfType(answers.organization_type) ?? "school_support";
  return { schema, audience: chosen, isOpenAudience: true };
}

/** The page to go on with: the first that is not complete, the last one when all are. */
export function pageToGoOnWith(complete: readonly number[]): number {
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return pages.find((page) => !complete.includes(page)) ?? pageCount;
}
