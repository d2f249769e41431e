import { fileWords, type NoReturnReason } from "#modules/listings/contract";
import { irsFile } from "#modules/listings/spanish";
import { type CivilDate, monthNames } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { type Locale, translatorWith, type Values } from "#modules/platform/messages";
import type { Finding, FindingCode } from "./domain/judge";
import { standingMessages } from "./messages";
import { standingFinding } from "./spanish";

/** Findings whose numbers are months of the year. */
const ofMonths: ReadonlySet<FindingCode> = new Set(["fiscal_year_differs"]);

const mapped = <From, To>(values: Readonly<Record<string, From>> = {}, word: (one: From) => To) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, word(value)]));

/** Of a duty's name, which is kept in both languages, the reader's. */
const namesFor = (
  locale: Locale,
  { duty_es: spanish, ...names }: Readonly<Record<string, string>> = {},
) => (locale === "es" && spanish ? { ...names, duty: spanish } : names);

function valuesOf(finding: Finding, languages: Languages) {
  const { code, asOf, days, numbers, names } = finding;
  const months = monthNames(languages.formatLocale);
  const number = (value: number) =>
    ofMonths.has(code) ? (months[value - 1] ?? String(value)) : value;
  const worded = (name: string) => {
    if (code === "other_subsection") return String(Number(name));
    if (code !== "no_own_return") return name;
    const t = translatorWith(fileWords, irsFile, languages.locale);
    // The names of this finding are what `judgeStanding` put there.
    return t(`noReturn.${name as NoReturnReason}`);
  };
  const day = (date: CivilDate) => formatLongDate(date, languages);
  return {
    date: day(asOf),
    ...mapped(days, day),
    ...mapped(numbers, number),
    ...mapped(namesFor(languages.locale, names), worded),
  };
}

/**
 * A finding in a sentence, and what to do about it, in the reader's language also where no words were
 * added to the process; no action where nothing is to be done.
 */
export function wordFinding(
  languages: Languages,
  finding: Finding,
): { readonly sentence: string; readonly action: string | undefined } {
  const { code, names } = finding;
  const values: Values = valuesOf(finding, languages);
  const isWithout = code === "other_group" && names?.theirs === "none";
  const t = translatorWith(standingMessages, standingFinding, languages.locale);
  // Which values a sentence has, its code alone tells.
  const word = t as (key: keyof typeof standingMessages.en, values: Values) => string;
  return {
    sentence: word(isWithout ? "other_group.none" : code, values),
    action: code === "no_own_return" ? undefined : word(`${code}.do`, values),
  };
}
