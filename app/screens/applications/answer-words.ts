import {
  type Answers,
  type AnswerWords,
  answerOf,
  type FieldDefinition,
  hasValue,
  kindOfText,
  textKindOf,
  typeOf,
} from "#modules/platform/forms/contract";

/** An answer as people read it: the label of a choice, a state's name, yes or no, a date. */
export function answerInWords(field: FieldDefinition, answer: string, words: AnswerWords): string {
  const { sends, inWords } = typeOf(field);
  if (sends !== "tick" && answer.trim() === "") return words.empty;
  return inWords?.(answer, field, words) ?? answer;
}

/** Whether a field asks the reader something that may be shown again. */
export const asksSomething = (field: FieldDefinition): boolean =>
  hasValue(field) && !typeOf(field).isHidden && typeOf(field).typed !== "secret";

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

/** An answer without the ways in which people write it. */
function meaning(field: FieldDefinition, answer: string): string {
  const kind = textKindOf(field);
  return (kind && kindOfText(kind).meaning?.(answer)) ?? answer.trim();
}

/** An answer as its control sends it: a tick box without one is "0", all else "". */
export const plainAnswer = (field: FieldDefinition, answers: Answers): string =>
  answerOf(answers, field.name) ?? (typeOf(field).sends === "tick" ? "0" : "");
