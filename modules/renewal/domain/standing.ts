import { addDays, type CivilDate } from "#modules/platform/dates";

/** So many days before the due date a member is asked to renew. */
const TIME_TO_RENEW_DAYS = 90;

/**
 * How a membership stands against its due date.
 * - `current`: the due date is still to come, or today;
 * - `grace`: it is past, and what the membership gives goes on until the grace period ends;
 * - `lapsed`: the grace period is over.
 */
export interface MembershipStanding {
  readonly state: "current" | "grace" | "lapsed";
  /** The last day of the grace period. */
  readonly graceEndsOn: CivilDate;
  readonly isTimeToRenew: boolean;
}

/**
 * Where a membership is on a day.
 * @param today the day in the account's time zone
 * @param graceDays how long after the due date a membership goes on
 */
export function membershipStanding(
  dueOn: CivilDate,
  today: CivilDate,
  graceDays: number,
): MembershipStanding {
  const graceEndsOn = addDays(dueOn, graceDays);
  const late = today <= graceEndsOn ? "grace" : "lapsed";
  return {
    state: today <= dueOn ? "current" : late,
    graceEndsOn,
    isTimeToRenew: today >= addDays(dueOn, -TIME_TO_RENEW_DAYS),
  };
}
