import { parseCivilDate } from "#modules/platform/dates";
import type { MessageRef } from "#modules/platform/messages";
import { message } from "#modules/platform/messages";
import { parseMoney } from "#modules/platform/money";
import type { FactKind, FactName } from "../domain/fact-names";
import { isFactName, isPart, kindOf, readFact } from "../domain/facts";
import { dutiesMessages } from "../messages";

/** A fact, and which one of several. */
export interface FactKey {
  readonly name: FactName;
  readonly part: string;
}

/** The name of a fact's field in forms: its own, and the part after a hyphen. */
export const fieldOf = ({ name, part }: FactKey): string =>
  part === "" ? name : `${name}-${part}`;

/** The fact that a field is about; undefined for none. */
export function keyOfField(field: string): FactKey | undefined {
  const at = field.indexOf("-");
  const name = at < 0 ? field : field.slice(0, at);
  const part = at < 0 ? "" : field.slice(at + 1);
  return isFactName(name) && isPart(name, part) ? { name, part } : undefined;
}

/** Facts that a source alone has, which nobody answers. */
const notAnswered: readonly FactName[] = ["irs_filing", "purpose_version"];

export const isAnswered = (name: FactName): boolean => !notAnswered.includes(name);

const wrong: Readonly<Record<FactKind | "event", MessageRef>> = {
  month: message(dutiesMessages, "factMonth"),
  state: message(dutiesMessages, "factState"),
  yes_no: message(dutiesMessages, "factYesNo"),
  date: message(dutiesMessages, "dayShape"),
  money: message(dutiesMessages, "factMoney"),
  text: message(dutiesMessages, "factText"),
  event: message(dutiesMessages, "factYesNo"),
};

function canonical(kind: FactKind | "event", typed: string): string | undefined {
  switch (kind) {
    case "date":
      return parseCivilDate(typed);
    case "money": {
      const parsed = parseMoney(typed);
      return parsed.ok ? String(parsed.value) : undefined;
    }
    case "month":
      return typed.replace(/^0/, "");
    case "state":
      return typed.toUpperCase();
    default:
      return typed;
  }
}

/** Reads what was typed at a fact: its stored form, "" for nothing, or what is wrong with it. */
export function readAnswer(
  name: FactName,
  typed: string,
): { readonly value: string } | { readonly wrong: MessageRef } {
  const text = typed.trim();
  if (text === "") return { value: "" };
  const kind = kindOf(name);
  const value = canonical(kind, text);
  // Control characters have no place in a name that letters and lists show.
  const isClean = !/\p{Cc}/u.test(text);
  if (value === undefined || !isClean || readFact(name, value) === undefined) {
    return { wrong: wrong[kind] };
  }
  return { value };
}
