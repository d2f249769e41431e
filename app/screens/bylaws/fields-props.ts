import type { FieldWords } from "#modules/bylaws/contract";

export interface BylawsFieldsProps {
  /** What the fields start with, by their names on the wire. */
  fields: Readonly<Record<string, string>>;
  /** How each field is asked, by its name. */
  questions: Readonly<Record<string, FieldWords>>;
}

/** How a field is asked. @throws RangeError when the form has no such field */
export function wordsOf({ questions }: Pick<BylawsFieldsProps, "questions">, name: string) {
  const words = questions[name];
  if (!words) throw new RangeError(`the form does not ask for ${name}`);
  return words;
}
