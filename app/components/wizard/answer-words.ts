import {
  type Answers,
  answerOf,
  type FieldDefinition,
  fileEntriesOf,
  hasValue,
} from "#modules/platform/forms/contract";
import { usStates } from "#modules/platform/us-states";

/** The words for what is no text. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  date(civilDate: string): string;
}

/** An answer as people read it: the label of a choice, a state's name, yes or no, a date. */
export function answerInWords(field: FieldDefinition, answer: string, words: AnswerWords): string {
  if (field.field_type === "checkbox") return answer === "1" ? words.yes : words.no;
  if (answer.trim() === "") return words.empty;
  if (field.field_type === "state_select") {
    return Object.hasOwn(usStates, answer) ? usStates[answer as keyof typeof usStates] : answer;
  }
  if (field.field_type === "date") return words.date(answer);
  if (field.field_type === "dropbox") {
    const names = fileEntriesOf(answer).map(({ id, file_name }) => file_name || id);
    return names.join(", ") || words.empty;
  }
  return field.options?.find(({ value }) => value === answer)?.label ?? answer;
}

/** Whether a field asks the reader something that may be shown again. */
export const asksSomething = (field: FieldDefinition): boolean =>
  hasValue(field) && field.field_type !== "hidden" && field.field_type !== "password";

/** The fields of a page whose answers differ. */
export const differingFields = (
  fields: readonly FieldDefinition[],
  one: Answers,
  other: Answers,
): readonly FieldDefinition[] =>
  fields.filter(
    (field) =>
      hasValue(field) && plainAnswer(field, one).trim() !== plainAnswer(field, other).trim(),
  );

/** An answer as its control sends it: a tick box without one is "0", all else "". */
export const plainAnswer = ({ name, field_type }: FieldDefinition, answers: Answers): string =>
  answerOf(answers, name) ?? (field_type === "checkbox" ? "0" : "");
