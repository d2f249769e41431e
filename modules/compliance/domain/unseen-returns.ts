import { type FilingCodes, filedReturn, type NoReturnReason } from "#modules/listings/contract";
import {
  addDays,
  type CivilDate,
  compareDates,
  endOfMonth,
  firstOfMonth,
} from "#modules/platform/dates";
import { extendedReturnDueOn, returnDueOn } from "./returns";

/** What the IRS's public files, and proofs that were accepted, say about an organization's returns. */
export interface SeenReturns extends FilingCodes {
  /** The month in which the fiscal year ends, 1 to 12; null where the file has none. */
  readonly fiscalYearMonth: number | null;
  /** The end of the latest period of which a return was seen; undefined when none was. */
  readonly latestPeriodEnd: CivilDate | undefined;
  /** The date of the file: it says nothing about later days. */
  readonly asOf: CivilDate;
  /** The fiscal year ends for which an extension (Form 8868) is recorded as filed. */
  readonly extended?: readonly CivilDate[];
  readonly shownWithin: ShownWithin;
}

/** So many days after it was due the file shows a return that was filed; of a 990 after its extended date, as extensions are not seen. */
export interface ShownWithin {
  readonly notice: number;
  readonly return: number;
}

/** One return that ought to follow the latest that was seen. */
export interface ExpectedReturn {
  readonly fiscalYearEnd: CivilDate;
  readonly dueOn: CivilDate;
  /** After this day it is late beyond doubt: an extension of a 990 cannot be seen. */
  readonly lateAfter: CivilDate;
  /** Whether the file should show it by its date, and does not. */
  readonly isMissed: boolean;
}

/** `unknown` where nothing can be counted; it is never taken for a missed return. */
export type UnseenReturns =
  | { readonly kind: "not-required"; readonly reason: NoReturnReason }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "counted";
      readonly latestPeriodEnd: CivilDate;
      /** How many returns in a row the file should show and does not. */
      readonly missed: number;
      /** The three that follow the latest seen one: three years without any end the exemption. */
      readonly expected: readonly [ExpectedReturn, ExpectedReturn, ExpectedReturn];
      /** The day on which the exemption ends by law when none of the three is filed. */
      readonly revokedOnIfNothing: CivilDate;
    };

/** So many unseen returns without a revocation say that the files contradict each other, not a risk. */
const CONTRADICTORY = 5;
export const isContradictory = (missed: number): boolean => missed >= CONTRADICTORY;

/** The first end of a fiscal year in that month after a day. */
export function fiscalYearEndAfter(day: CivilDate, month: number): CivilDate {
  const endIn = (year: number) => endOfMonth(firstOfMonth(year, month));
  const year = Number(day.slice(0, 4));
  const end = endIn(year);
  return compareDates(end, day) > 0 ? end : endIn(year + 1);
}

/**
 * The returns that follow the latest seen one, and how many of them the IRS's file should show by its
 * date and does not: the clock of the automatic revocation after three years without a return (26
 * U.S.C. 6033(j)). A blank period means unknown: a subordinate's ruling date is its group's and
 * counts nothing.
 */
export function countUnseenReturns({
  fiscalYearMonth,
  latestPeriodEnd,
  asOf,
  extended = [],
  shownWithin,
  ...codes
}: SeenReturns): UnseenReturns {
  const filed = filedReturn(codes);
  if (filed.form === "none") return { kind: "not-required", reason: filed.reason };
  if (filed.form === "unknown" || !latestPeriodEnd || !fiscalYearMonth) return { kind: "unknown" };
  const isNotice = filed.form === "990-N";
  const next = (after: CivilDate): ExpectedReturn => {
    const fiscalYearEnd = fiscalYearEndAfter(after, fiscalYearMonth);
    const dueOn = extended.includes(fiscalYearEnd)
      ? extendedReturnDueOn(fiscalYearEnd)
      : returnDueOn(fiscalYearEnd);
    const lateAfter = isNotice ? dueOn : extendedReturnDueOn(fiscalYearEnd);
    const shownBy = addDays(lateAfter, isNotice ? shownWithin.notice : shownWithin.return);
    return { fiscalYearEnd, dueOn, lateAfter, isMissed: compareDates(shownBy, asOf) <= 0 };
  };
  const first = next(latestPeriodEnd);
  const second = next(first.fiscalYearEnd);
  const third = next(second.fiscalYearEnd);
  let missed = 0;
  for (let one = first; one.isMissed; one = next(one.fiscalYearEnd)) missed += 1;
  return {
    kind: "counted",
    latestPeriodEnd,
    missed,
    expected: [first, second, third],
    revokedOnIfNothing: third.dueOn,
  };
}

/** The last day of a period as the IRS writes it, "202306"; undefined for a blank or an impossible one. */
export function periodEnd(taxPeriod: string): CivilDate | undefined {
  const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(taxPeriod) ?? [];
  return year && month && year !== "0000"
    ? endOfMonth(firstOfMonth(Number(year), Number(month)))
    : undefined;
}
