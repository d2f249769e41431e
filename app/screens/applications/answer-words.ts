import { formatCurrency } from "#modules/platform/format";
import {
  type Answers,
  answerOf,
  type FieldDefinition,
  fileEntriesOf,
  hasValue,
  textKindOf,
} from "#modules/platform/forms/contract";
import { parseMoney } from "#modules/platform/money";
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
  switch (field.field_type) {
    case "state_select":
      return Object.hasOwn(usStates, answer) ? usStates[answer as keyof typeof usStates] : answer;
    case "date":
      return words.date(answer);
    case "dropbox": {
      const names = fileEntriesOf(answer).map(({ id, file_name }) => file_name || id);
      return names.join(", ") || words.empty;
    }
    case "text": {
      const amount = textKindOf(field) === "money" ? parseMoney(answer) : undefined;
      return amount?.ok ? formatCurrency(amount.value) : answer;
    }
    case "select":
    case "radio":
    case "greek_select":
      return field.options?.find(({ value }) => value === answer)?.label ?? answer;
    case "textarea":
    case "hidden":
    case "password":
    case "divider":
    case "heading":
    case "alert_warning":
    case "link":
      return answer;
  }
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
      hasValue(field) &&
      meaning(field, plainAnswer(field, one)) !== meaning(field, plainAnswer(field, other)),
  );

/** An answer without the ways in which people write it: "$18,400" and "18400.00" are the same. */
function meaning(field: FieldDefinition, answer: string): string {
  const kind = textKindOf(field);
  if (kind === "money") {
    const amount = parseMoney(answer);
    return amount.ok ? String(amount.value) : answer.trim();
  }
  const isNumber = kind === "ein" || kind === "phone" || kind === "zip";
  return isNumber && /\d/.test(answer) ? answer.replaceAll(/\D/g, "") : answer.trim();
}

/** An answer as its control sends it: a tick box without one is "0", all else "". */
export const plainAnswer = ({ name, field_type }: FieldDefinition, answers: Answers): string =>
  answerOf(answers, name) ?? (field_type === "checkbox" ? "0" : "");
