import { addDays, type CivilDate, civilDate, endOfMonth } from "#modules/platform/dates";

/** What may be known of a yes-or-no question. */
export const knownOrNot = ["yes", "no", "unknown"] as const;
export type KnownOrNot = (typeof knownOrNot)[number];

/** Which return would have done for a missed year: a 990-EZ or 990-N, or nothing less than the 990. */
export const yearForms = ["short", "full", "unknown"] as const;
export type YearForm = (typeof yearForms)[number];

/** For how many of the three years there was reasonable cause. */
export const causes = ["all", "some", "none", "unknown"] as const;
export type Cause = (typeof causes)[number];

/** The day of the IRS's letter, of which people often know no more than the month. */
export interface LetterDay {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number | undefined;
}

/** What is known about a revocation; every answer may be missing. */
export interface RescueAnswers {
  /** From when on the exemption was gone. */
  readonly revokedOn: CivilDate | undefined;
  /** When the IRS's list first had the name. */
  readonly postedOn: CivilDate | undefined;
  readonly letter: LetterDay | undefined;
  /** The three years without a return, the oldest first. */
  readonly years: readonly [YearForm, YearForm, YearForm];
  /** Revoked automatically once before. */
  readonly revokedBefore: KnownOrNot;
  readonly cause: Cause;
  /** The exemption came from a group's ruling. */
  readonly inGroup: KnownOrNot;
}

/** Nothing is known yet. */
export const noAnswers: RescueAnswers = {
  revokedOn: undefined,
  postedOn: undefined,
  letter: undefined,
  years: ["unknown", "unknown", "unknown"],
  revokedBefore: "unknown",
  cause: "unknown",
  inGroup: "unknown",
};

/** The first and the last day on which the letter can have been written. */
export function letterDays({ year, month, day }: LetterDay): {
  readonly first: CivilDate;
  readonly last: CivilDate;
} {
  const first = civilDate(`${year}-${String(month).padStart(2, "0")}-01`);
  if (day === undefined) return { first, last: endOfMonth(first) };
  const known = addDays(first, day - 1);
  return { first: known, last: known };
}

/**
 * The ends of the three fiscal years whose missing returns ended the exemption, the oldest first.
 * The list dates a revocation to the 15th of the fifth month after the third; undefined for other days.
 */
export function missedYearEnds(
  revokedOn: CivilDate,
): readonly [CivilDate, CivilDate, CivilDate] | undefined {
  if (!revokedOn.endsWith("-15")) return undefined;
  const [year = 0, month = 0] = revokedOn.split("-").map(Number);
  const counted = year * 12 + (month - 1) - 5;
  const endIn = (back: number) => {
    const at = counted - back * 12;
    const twoDigits = String((at % 12) + 1).padStart(2, "0");
    return endOfMonth(civilDate(`${Math.floor(at / 12)}-${twoDigits}-01`));
  };
  return [endIn(2), endIn(1), endIn(0)];
}
