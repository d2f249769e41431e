import { weekdayOf } from "#modules/compliance/contract";
import type { CivilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translatorWith } from "#modules/platform/messages";
import { reasonMessages, reasonSpanish } from "../reason-messages";
import type { PlannedDuty } from "./duties-of";
import type { Rule } from "./rule";

type Worded = Pick<PlannedDuty, "rule" | "basis" | "plainOn" | "dueOn" | "actBy" | "opensOn"> & {
  readonly extendedOn?: CivilDate | undefined;
};

/** A text of a rule with the dates of one duty in it. */
function fillWords(text: string, duty: Worded, languages: Languages): string {
  const { basis, plainOn, dueOn, opensOn } = duty;
  const day = (date: CivilDate | null | undefined) => date && formatLongDate(date, languages);
  const values: Readonly<Record<string, string | null | undefined>> = {
    end: day(basis.end),
    year: basis.year ?? (basis.end ?? basis.day ?? dueOn).slice(0, 4),
    day: day(basis.day),
    plain: day(plainOn),
    due: day(dueOn),
    opens: day(opensOn),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A text of a rule of which no duty is meant: "…" for each date. */
export const withoutDates = (text: string): string => text.replace(/\{\w+\}/g, "…");

/** A duty's name in one language. */
export const titleOf = (duty: Worded, languages: Languages): string =>
  fillWords(duty.rule.title[languages.locale], duty, languages);

/** What is to be done, one step each. */
export const stepsOf = (duty: Worded, languages: Languages): readonly string[] =>
  fillWords(duty.rule.steps[languages.locale], duty, languages)
    .split("\n")
    .filter((step) => step.trim() !== "");

/** What is said of a duty that nobody confirmed, or of which the club did not say whether it applies; "" otherwise. */
export function checkOf(
  duty: Worded & Pick<PlannedDuty, "isConfirmed" | "isUnsaid">,
  languages: Languages,
): string {
  if (duty.isConfirmed) return "";
  const t = translatorWith(reasonMessages, reasonSpanish, languages.locale);
  const whom = fillWords(duty.rule.check[languages.locale], duty, languages);
  return duty.isUnsaid ? t("unsaid") : t("check", { whom });
}

/** The day on which a rule's source was read; null of the club's own records, which are on nobody's page. */
export const readOnOf = ({ level, source }: Rule): CivilDate | null =>
  level === "club" && source.url === "" ? null : source.readOn;

/** Why a duty has its date, in one sentence with the source's name and the day on which it was read. */
export function reasonOf(duty: Worded, languages: Languages): string {
  const t = translatorWith(reasonMessages, reasonSpanish, languages.locale);
  const day = (date: CivilDate) => formatLongDate(date, languages);
  const { rule, plainOn, dueOn, actBy, extendedOn } = duty;
  const moves = { plain: day(plainOn), due: day(dueOn) };
  const weekday = weekdayOf(plainOn);
  const key = weekday === 6 ? "saturday" : weekday === 0 ? "sunday" : "holiday";
  const isMoved = plainOn !== dueOn && rule.shift === "next";
  const moved = extendedOn ? t("extended", { due: moves.due }) : isMoved ? t(key, moves) : "";
  const acting = actBy ? t("actBy", { due: moves.due, actBy: day(actBy) }) : "";
  const readOn = readOnOf(rule);
  const source = rule.source.name[languages.locale];
  const read = readOn ? t("read", { source, date: day(readOn) }) : t("unread", { source });
  return `${fillWords(rule.reason[languages.locale], duty, languages)}${moved}${acting}${read}`;
}
