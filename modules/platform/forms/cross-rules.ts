import { type CivilDate, compareDates, parseCivilDate } from "../dates";
import { type MessageRef, message } from "../messages";
import { ruleArgument } from "./constraints";
import type { FieldDefinition } from "./definition";
import { labelInWords } from "./labels";
import { formMessages } from "./messages";

/** What the rules that look beyond their own field look at. */
export interface Surroundings {
  readonly fields: readonly FieldDefinition[];
  readonly today: CivilDate;
  /** A field's value: as it was taken, or as it was sent where it could not be. */
  valueOf(name: string): string;
}

function problemOf(field: FieldDefinition, around: Surroundings): MessageRef | undefined {
  const { rules = [] } = field;
  const value = around.valueOf(field.name);
  const label = labelInWords(field);
  const date = parseCivilDate(value);
  if (date && rules.includes("past_date") && compareDates(date, around.today) > 0) {
    return message(formMessages, "pastDate", { label });
  }
  if (date && rules.includes("future_date") && compareDates(date, around.today) < 0) {
    return message(formMessages, "futureDate", { label });
  }
  const other = ruleArgument(field, "confirmed");
  if (other === undefined || value === around.valueOf(other)) return undefined;
  const otherField = around.fields.find(({ name }) => name === other);
  const words = labelInWords(otherField ?? { name: other });
  return message(formMessages, "confirmed", { label, other: words });
}

/** What is wrong with fields when seen beside today's date and each other; one message a field. */
export function crossErrors(
  asked: readonly FieldDefinition[],
  around: Surroundings,
): ReadonlyMap<string, MessageRef> {
  return new Map(
    asked.flatMap((field) => {
      const problem = problemOf(field, around);
      return problem ? [[field.name, problem] as const] : [];
    }),
  );
}
