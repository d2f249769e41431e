import { message } from "#modules/platform/messages";
import { type Cents, cents, parseMoney } from "#modules/platform/money";
import type { FieldErrors } from "#modules/platform/result";
import type { Figure } from "./kinds";
import { complianceMessages } from "./messages";
import type { Fee } from "./requirement";
import type { RequirementFields } from "./schemas";

type Name = keyof RequirementFields;
type Ticked = "charity_exempt_volunteers" | `${Figure}_confirmed`;
type Typed = Exclude<Name, Ticked>;
type Problem = Exclude<
  keyof (typeof complianceMessages)["en"],
  "count" | "sourceOf" | "readOnOf" | "confirmedOf"
>;
type FeeName = "articles_fee" | "report_fee" | "charity_first" | "charity_renewal";

export type FormReader = ReturnType<typeof formReader>;

/** Reads the fields of a form one by one and gathers what is wrong with each. */
export function formReader(fields: RequirementFields) {
  const errors: FieldErrors = {};
  const text = (name: Typed): string => fields[name].trim();
  const wrong = (name: Name, problem: Problem): void => {
    errors[name] ??= [message(complianceMessages, problem)];
  };
  const missing = <T>(name: Name, instead: T): T => {
    wrong(name, "choose");
    return instead;
  };
  const amount = (name: Typed): Cents | null => {
    if (text(name) === "") return null;
    const parsed = parseMoney(text(name));
    if (parsed.ok) return parsed.value;
    errors[name] = [parsed.message];
    return cents(0);
  };
  return {
    errors,
    isGood: () => Object.keys(errors).length === 0,
    text,
    wrong,
    /** Says that a choice is missing, and goes on with another. */
    missing,
    amount,
    isTicked: (name: Ticked): boolean => fields[name],
    /** The lowest and the highest fee; one alone is both. */
    fee(name: FeeName): Fee | null {
      const from = amount(name);
      const upTo = amount(`${name}_up_to`);
      if (from === null) {
        if (upTo !== null) wrong(name, "feeFirst");
        return null;
      }
      if (upTo !== null && upTo < from) wrong(`${name}_up_to`, "feeOrder");
      return { from, upTo: upTo ?? from };
    },
    /** A whole number from 1; null where nothing was typed, which may be a fault. */
    count(name: Typed, max: number, ifMissing?: "needed"): number | null {
      const value = /^\d{1,4}$/.test(text(name)) ? Number(text(name)) : 0;
      if (value >= 1 && value <= max) return value;
      if (text(name) !== "") errors[name] = [message(complianceMessages, "count", { max })];
      else if (ifMissing) wrong(name, ifMissing);
      return null;
    },
    /** One of a list; undefined where nothing was chosen. */
    choice<T extends string>(name: Typed, list: readonly T[]): T | undefined {
      const found = list.find((one) => one === text(name));
      if (!found && text(name) !== "") wrong(name, "choose");
      return found;
    },
    /** Fields that stand for nothing here: what was typed there would be lost unseen. */
    unused(...names: readonly Name[]): void {
      for (const name of names) {
        const value = fields[name];
        if (typeof value === "string" ? value.trim() !== "" : value) wrong(name, "unused");
      }
    },
    note(part: "articles" | "report" | "charity" | "school") {
      const noted = { note: text(`${part}_note`), noteEs: text(`${part}_note_es`) };
      if (noted.note === "" && noted.noteEs !== "") wrong(`${part}_note`, "noteEnglish");
      return noted;
    },
  };
}
