import {
  type CivilDate,
  fromUtcDate,
  hours,
  minutes,
  utcOffsetMinutes,
} from "#modules/platform/dates";

/** What an account has to do by a date. Another kind is another row of the same tables. */
export const obligations = ["renewal"] as const;
export type Obligation = (typeof obligations)[number];

/** When reminders go out, in days after the date; negative before it. */
export const reminderOffsets = [-60, -30, -14, -3, 0, 7, 30] as const;
export type ReminderOffset = (typeof reminderOffsets)[number];

/** What became of a reminder on its day. */
export type ReminderOutcome = "sent" | "overtaken" | "not_chosen" | "nobody";

/** What became of its letter to one person. */
export type LetterState =
  | "waiting"
  | "sent"
  | "done_meanwhile"
  | "overtaken"
  | "unwanted"
  | "failed";

/** So many days late a reminder still goes out, when the newest that fell due was not sent. */
export const mostDaysLate = 14;

/** Nothing goes out earlier in the day: so long after midnight in the account's time zone. */
const fromHour = hours(8);

/** The day whose reminders are due at an instant in a zone. @throws RangeError for no zone. */
export const reminderDay = (instant: Date, timeZone: string): CivilDate =>
  fromUtcDate(
    new Date(instant.getTime() + minutes(utcOffsetMinutes(instant, timeZone)) - fromHour),
  );
