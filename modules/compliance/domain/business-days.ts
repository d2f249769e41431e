import { addDays, type CivilDate } from "#modules/platform/dates";
import { isLegalHoliday, weekdayOf } from "./legal-holidays";

const isBusinessDay = (date: CivilDate): boolean => {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !isLegalHoliday(date);
};

/** The day itself, or the next that is no Saturday, Sunday or legal holiday (26 U.S.C. 7503). */
export function businessDayFrom(date: CivilDate): CivilDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The day itself, or the business day before it: for dates that no law moves. */
export function businessDayUntil(date: CivilDate): CivilDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
}
