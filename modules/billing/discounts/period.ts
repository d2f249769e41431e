import {
  addDays,
  type CivilDate,
  civilDateIn,
  OFFICE_ZONE,
  startOfDay,
} from "#modules/platform/dates";

/** First and last day on which a discount works; null: no limit. */
export interface Days {
  readonly firstDay: CivilDate | null;
  readonly lastDay: CivilDate | null;
}

/** The same as instants: `[validFrom, validUntil)`. */
export interface Period {
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
}

export const periodOf = ({ firstDay, lastDay }: Days): Period => ({
  validFrom: firstDay && startOfDay(firstDay, OFFICE_ZONE),
  validUntil: lastDay && startOfDay(addDays(lastDay, 1), OFFICE_ZONE),
});

export const daysOf = ({ validFrom, validUntil }: Period): Days => ({
  firstDay: validFrom && civilDateIn(validFrom, OFFICE_ZONE),
  lastDay: validUntil && civilDateIn(new Date(validUntil.getTime() - 1), OFFICE_ZONE),
});

/**
 * The period of days that staff gave. A day that they left as it was keeps its very instant,
 * so that a discount that was ended in the middle of a day stays ended.
 */
export function changedPeriod(before: Period, days: Days): Period {
  const shown = daysOf(before);
  const wanted = periodOf(days);
  return {
    validFrom: shown.firstDay === days.firstDay ? before.validFrom : wanted.validFrom,
    validUntil: shown.lastDay === days.lastDay ? before.validUntil : wanted.validUntil,
  };
}
