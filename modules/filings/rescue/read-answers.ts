import {
  type CivilDate,
  civilDate,
  compareDates,
  endOfMonth,
  parseCivilDate,
} from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { type LetterDay, letterDays, type RescueAnswers } from "./domain/answers";
import { rescueMessages } from "./messages";
import type { RescueFields } from "./schemas";

/** The first revocations of this kind were in 2010. */
const FIRST = civilDate("2010-01-01");

type Words = "dayShape" | "dayAhead" | "dayEarly" | "letterMonth" | "letterYear" | "letterDay";
const words = (key: Words): MessageRef => message(rescueMessages, key);

/** A day that lies behind; undefined when none was typed. What is wrong is said at its field. */
export function readPastDay(
  typed: string,
  field: string,
  { today, errors }: { readonly today: CivilDate; readonly errors: FieldErrors },
): CivilDate | undefined {
  if (typed.trim() === "") return undefined;
  const date = parseCivilDate(typed.trim());
  if (!date) errors[field] = [words("dayShape")];
  else if (compareDates(date, today) > 0) errors[field] = [words("dayAhead")];
  else if (compareDates(date, FIRST) < 0) errors[field] = [words("dayEarly")];
  return errors[field] ? undefined : date;
}

type LetterFields = Pick<RescueFields, "letter_month" | "letter_day" | "letter_year">;

/** The letter's day, of which the day itself may be missing; undefined when nothing was typed. */
export function readLetter(
  { letter_month: month, letter_day, letter_year }: LetterFields,
  { today, errors }: { readonly today: CivilDate; readonly errors: FieldErrors },
): LetterDay | undefined {
  const [day, year] = [letter_day.trim(), letter_year.trim()];
  if (month === "" && day === "" && year === "") return undefined;
  if (month === "") errors.letter_month = [words("letterMonth")];
  if (!/^(19|20)\d{2}$/.test(year)) errors.letter_year = [words("letterYear")];
  if (month === "" || errors.letter_year) return undefined;
  const first = civilDate(`${year}-${String(month).padStart(2, "0")}-01`);
  const most = Number(endOfMonth(first).slice(8));
  const known = day === "" ? undefined : Number(day);
  if (known !== undefined && !(Number.isInteger(known) && known >= 1 && known <= most)) {
    errors.letter_day = [words("letterDay")];
    return undefined;
  }
  const letter = { year: Number(year), month, day: known };
  const from = letterDays(letter).first;
  if (compareDates(from, today) > 0) errors.letter_year = [words("dayAhead")];
  else if (compareDates(from, FIRST) < 0) errors.letter_year = [words("dayEarly")];
  return errors.letter_year ? undefined : letter;
}

/** The answers in a form; everything that is wrong is said at once. */
export function readRescueAnswers(
  fields: RescueFields,
  { today, revokedOn }: { readonly today: CivilDate; readonly revokedOn: CivilDate | undefined },
): Result<RescueAnswers> {
  const errors: FieldErrors = {};
  const answers: RescueAnswers = {
    revokedOn,
    postedOn: readPastDay(fields.posted_on, "posted_on", { today, errors }),
    letter: readLetter(fields, { today, errors }),
    years: [fields.year_1 || "unknown", fields.year_2 || "unknown", fields.year_3 || "unknown"],
    revokedBefore: fields.revoked_before || "unknown",
    cause: fields.cause || "unknown",
    inGroup: fields.in_group || "unknown",
  };
  return Object.keys(errors).length > 0 ? refuse({ code: "invalid", errors }) : ok(answers);
}

/** The answers as the form's fields hold them. */
export function fieldsOfAnswers(
  answers: RescueAnswers,
): Readonly<Record<keyof RescueFields, string>> {
  const { postedOn, letter, years, revokedBefore, cause, inGroup } = answers;
  return {
    posted_on: postedOn ?? "",
    letter_month: letter ? String(letter.month) : "",
    letter_day: letter?.day ? String(letter.day) : "",
    letter_year: letter ? String(letter.year) : "",
    year_1: years[0],
    year_2: years[1],
    year_3: years[2],
    revoked_before: revokedBefore,
    cause,
    in_group: inGroup,
  };
}
