import type { CivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translatorWith } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import type { ListingCoverage } from "./coverage";
import { irsFile } from "./spanish";
import { fileWords } from "./words";

const listed = ({ locale }: Languages, words: readonly string[]) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(words);

/** The names of states behind the date of their files: "Idaho and Maine (November 10, 2026)". */
function namesByDate(
  states: readonly { readonly name: string; readonly asOf: CivilDate }[],
  languages: Languages,
): string {
  const days = [...new Set(states.map(({ asOf }) => asOf))].toSorted().toReversed();
  return days
    .map((day) => {
      const names = states.filter(({ asOf }) => asOf === day).map(({ name }) => name);
      return `${listed(languages, names)} (${formatLongDate(day, languages)})`;
    })
    .join("; ");
}

/** Of which states the IRS's list is loaded, and of when: what is missing elsewhere says nothing. */
export function wordCoverage(coverage: ListingCoverage, languages: Languages): string {
  const t = translatorWith(fileWords, irsFile, languages.locale);
  const { states, dates } = coverage;
  if (!dates) return t("coverage.none");
  const oldest = formatLongDate(dates.oldest, languages);
  const newest = formatLongDate(dates.newest, languages);
  const isOneDay = oldest === newest;
  const known = Object.entries(usStates).flatMap(([code, name]) => {
    const file = states.find(({ state }) => state === code);
    return file ? [{ name, asOf: file.asOf }] : [];
  });
  if (known.length === 0) {
    return isOneDay
      ? t("coverage.part", { date: newest })
      : t("coverage.parts", { oldest, newest });
  }
  if (known.length < Object.keys(usStates).length) {
    return t("coverage.some", { states: namesByDate(known, languages) });
  }
  return isOneDay ? t("coverage.all", { date: newest }) : t("coverage.allOf", { oldest, newest });
}

/** Which groups the search looks through; "" where there are none. */
export function wordGroups({ groups }: ListingCoverage, languages: Languages): string {
  const t = translatorWith(fileWords, irsFile, languages.locale);
  return groups.length === 0 ? "" : t("searched", { groups: listed(languages, groups) });
}
