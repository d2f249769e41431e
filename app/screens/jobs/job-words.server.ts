import cronstrue from "cronstrue";
import { OFFICE_ZONE } from "#modules/platform/dates";
import { dateFormatter } from "#modules/platform/formatters";
import type { JobDefinition, ScheduleView } from "#modules/platform/jobs/contract";
import type { Languages } from "#modules/platform/locale";
import { type Locale, translator } from "#modules/platform/messages";
import { jobStaffMessages } from "./staff-jobs-words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rooms = import.meta.glob<{ readonly jobs: readonly JobDefinition[] }>(
  ["/modules/*/jobs.ts", "/modules/platform/jobs/housekeeping.server.ts"],
  { eager: true },
);
const titles: ReadonlyMap<string, string> = new Map(
  Object.values(rooms).flatMap(({ jobs }) => jobs.map(({ name, title }) => [name, title])),
);

/** What a kind of job does; its name where the code that knew it is gone. */
export const kindInWords = (name: string): string => titles.get(name) ?? name;

/** How long something lasts, roughly: "12 s", "5 min", "3 h", "2 days". */
export function ageInWords(seconds: number, locale: Locale): string {
  const t = translator(jobStaffMessages, locale);
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 2 * MINUTE) return t("ageSeconds", { count: whole });
  if (whole < 2 * HOUR) return t("ageMinutes", { count: Math.floor(whole / MINUTE) });
  if (whole < 2 * DAY) return t("ageHours", { count: Math.floor(whole / HOUR) });
  return t("ageDays", { count: Math.floor(whole / DAY) });
}

/** How often a schedule runs. */
export function timingInWords(timing: string, locale: Locale): string {
  const t = translator(jobStaffMessages, locale);
  if (timing === "") return "";
  if (!/^\d+$/.test(timing)) return cronInWords(timing, locale);
  const seconds = Number(timing) / 1_000;
  if (seconds % HOUR === 0) return t("everyHours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("everyMinutes", { count: seconds / MINUTE });
  return t("everySeconds", { count: seconds });
}

/**
 * The same of a schedule, its time of day in the office's zone: one of UTC moves there by an hour when
 * the clocks change, so that the next run says which it is.
 */
export function scheduleInWords(
  { timing, nextRunAt }: Pick<ScheduleView, "timing" | "nextRunAt">,
  { locale, formatLocale }: Languages,
): string {
  const t = translator(jobStaffMessages, locale);
  const [minute, hour, ...rest] = timing.split(" ");
  const isDaily = rest.slice(0, 3).join(" ") === "* * *";
  if (!isDaily) return timingInWords(timing, locale);
  if (hour === "*") return t("everyHourAt", { count: Number(minute) });
  if (!nextRunAt) return timingInWords(timing, locale);
  const clock = { hour: "numeric", minute: "2-digit", timeZone: OFFICE_ZONE } as const;
  return t("everyDayAt", { time: dateFormatter(formatLocale, clock).format(nextRunAt) });
}

/** A cron pattern of five parts, and its time zone after them. */
function cronInWords(timing: string, locale: Locale): string {
  const parts = timing.split(" ");
  const pattern = parts.slice(0, 5).join(" ");
  const words = cronstrue.toString(pattern, { verbose: true, throwExceptionOnParseError: false });
  const t = translator(jobStaffMessages, locale);
  return t("everyCron", { words, zone: parts.slice(5).join(" ").replaceAll("_", " ") });
}

/** A worker looks every few seconds, so that a run's time may be past by that much. */
const LATE_AFTER_SECONDS = 30;

/** When a schedule runs next, and whether it should have by now. */
export function nextInWords({ nextRunAt }: ScheduleView, at: Date, locale: Locale) {
  const t = translator(jobStaffMessages, locale);
  if (!nextRunAt) return { next: t("never"), isLate: false };
  const seconds = (nextRunAt.getTime() - at.getTime()) / 1_000;
  const age = ageInWords(Math.abs(seconds), locale);
  if (seconds < -LATE_AFTER_SECONDS) return { next: t("late", { age }), isLate: true };
  return { next: seconds < 1 ? t("now") : t("inTime", { age }), isLate: false };
}
