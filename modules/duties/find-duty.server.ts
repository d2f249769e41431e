import { type CivilDate, civilDate, parseCivilDate } from "#modules/platform/dates";
import type { SettledDuty } from "./domain/settle";
import { type ClubWithBook, dutiesIn } from "./read-club.server";

/** The days between which a duty of a period can be due; undefined for no period. */
function rangeOf(period: string): readonly [CivilDate, CivilDate] | undefined {
  if (period === "once") return [civilDate("2000-01-01"), civilDate("2100-12-31")];
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(period) && parseCivilDate(period) !== undefined;
  const year = Number(period.slice(0, 4));
  if (!isDay && !/^\d{4}$/.test(period)) return undefined;
  if (year < 2000 || year > 2100) return undefined;
  return [civilDate(`${year - 2}-01-01`), civilDate(`${year + 11}-12-31`)];
}

/** The first duty of a period that a condition takes. */
export function dutyOfPeriod(
  club: ClubWithBook,
  period: string,
  isWanted: (duty: SettledDuty) => boolean,
): SettledDuty | undefined {
  const range = rangeOf(period);
  if (!range) return undefined;
  return dutiesIn(club, ...range).find((one) => one.period === period && isWanted(one));
}

/** The duty of a rule and period as it stands; undefined when the club has none. */
export const findDuty = (
  club: ClubWithBook,
  code: string,
  period: string,
): SettledDuty | undefined => dutyOfPeriod(club, period, ({ rule }) => rule.code === code);
