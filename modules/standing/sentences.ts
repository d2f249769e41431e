import { fileWords } from "#modules/listings/contract";
import { type CivilDate, monthNames } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { say } from "#modules/platform/messages";
import type { Finding, FindingCode } from "./domain/judge";
import { standingMessages } from "./messages";

/** Findings whose numbers are months of the year. */
const ofMonths: ReadonlySet<FindingCode> = new Set(["fiscal_year_differs"]);

const mapped = <From, To>(values: Readonly<Record<string, From>> = {}, word: (one: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)]));

function valuesOf(finding: Finding, languages: Languages) {
  const { code, asOf, days, numbers, names } = finding;
  const months = monthNames(languages.formatLocale);
  const number = (value: number) =>
    ofMonths.has(code) ? (months[value - 1] ?? String(value)) : value;
  const worded = (name: string) => {
    if (code === "other_subsection") return String(Number(name));
    if (code !== "no_own_return") return name;
    return say(languages.locale, { catalogue: fileWords, key: `noReturn.${name}` });
  };
  const day = (date: CivilDate) => formatLongDate(date, languages);
  return {
    date: day(asOf),
    ...mapped(days, day),
    ...mapped(numbers, number),
    ...mapped(names, worded),
  };
}

/** A finding in a sentence, and what to do about it; no action where nothing is to be done. */
export function wordFinding(
  languages: Languages,
  finding: Finding,
): { readonly sentence: string; readonly action: string | undefined } {
  const { code, names } = finding;
  const values = valuesOf(finding, languages);
  const isWithout = code === "other_group" && names?.theirs === "none";
  const word = (key: string) => say(languages.locale, { catalogue: standingMessages, key, values });
  return {
    sentence: word(isWithout ? "other_group.none" : code),
    action: code === "no_own_return" ? undefined : word(`${code}.do`),
  };
}
