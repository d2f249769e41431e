import {
  type Answers,
  answerOf,
  type FieldDefinition,
  hasValue,
  isRequired,
  isShown,
  isTruthy,
  type WizardPage,
} from "./definition";
import { typeOf } from "./field-types";

/**
 * What a form starts with: the given value of each field, else its definition's. A tick box
 * without either is "0"; passwords start empty whatever is given.
 */
export function initialAnswers(fields: readonly FieldDefinition[], given: Answers = {}): Answers {
  return Object.fromEntries(
    fields.filter(hasValue).map((field) => {
      const { sends, typed } = typeOf(field);
      if (typed === "secret") return [field.name, ""];
      const standard = sends === "tick" ? "0" : "";
      return [field.name, answerOf(given, field.name) ?? field.value ?? standard];
    }),
  );
}

/** How far page `page` of `pages` is, in whole percent. */
export const progressOf = (page: number, pages: number): number => Math.round((100 * page) / pages);

/** The number of the page, from 1, that a field is on; undefined for a field of none. */
export function pageOfField(pages: readonly WizardPage[], name: string): number | undefined {
  const index = pages.findIndex(({ schema }) => schema.some((field) => field.name === name));
  return index < 0 ? undefined : index + 1;
}

// 0 is an answer to "how many", and none to "do you agree".
const isGiven = (field: FieldDefinition, value: string) =>
  typeOf(field).sends === "tick" ? isTruthy(value) : value.trim() !== "";

/**
 * The number of the first page, from 1, on which a required field that shows has no answer;
 * undefined when every page is complete. Whether the answers are right, the server judges.
 */
export function firstIncompletePage(
  pages: readonly WizardPage[],
  answers: Answers,
): number | undefined {
  const all = pages.flatMap(({ schema }) => schema);
  const isMissing = (field: FieldDefinition) =>
    hasValue(field) &&
    !field.is_disabled &&
    isRequired(field) &&
    isShown(field, all, answers) &&
    !isGiven(field, answerOf(answers, field.name) ?? "");
  const index = pages.findIndex(({ schema }) => schema.some(isMissing));
  return index < 0 ? undefined : index + 1;
}
