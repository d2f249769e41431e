import { type CivilDate, minutes, toUtcDate, utcOffsetMinutes } from "./dates";
import { dateFormatter } from "./formatters";
import { americanEnglish, type Languages } from "./locale";
import { translator } from "./messages";
import { type Cents, groupThousands } from "./money";
import { platformWords } from "./words";

const nothing = "-";

const isAmerican = ({ formatLocale }: Languages) => formatLocale === "en-US";

/** "05/03/2027" in American English, another language's own numeric form, "-" for no date. */
export function formatDate(
  date: CivilDate | null | undefined,
  languages: Languages = americanEnglish,
): string {
  if (!date) return nothing;
  if (isAmerican(languages)) return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
  const options = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  return dateFormatter(languages.formatLocale, options).format(toUtcDate(date));
}

/** "May 3, 2027", for sentences, in the language's own long form; "-" for no date. */
export function formatLongDate(
  date: CivilDate | null | undefined,
  languages: Languages = americanEnglish,
): string {
  if (!date) return nothing;
  return dateFormatter(languages.formatLocale, { dateStyle: "long" }).format(toUtcDate(date));
}

/** Minutes ahead of UTC, or the same as "+05:30"; undefined when it is neither. */
function readUtcOffset(offset: number | string | null | undefined): number | undefined {
  const text = typeof offset === "string" ? /^([+-])(\d{2}):?(\d{2})$/.exec(offset) : null;
  const amount = text
    ? (text[1] === "-" ? -1 : 1) * (Number(text[2]) * 60 + Number(text[3]))
    : offset;
  const isOffset = typeof amount === "number" && Number.isInteger(amount);
  return isOffset && amount >= -720 && amount <= 840 ? amount : undefined;
}

/**
 * "May 3, 2027 4:05 pm", shifted by the offset that is given: minutes ahead of UTC (-240) or its
 * text ("-04:00"). Without a usable offset the text "Invalid UTC offset."; "-" for no instant.
 */
export function formatLocalDateTime(
  instant: Date | null | undefined,
  utcOffset: number | string | null | undefined,
  languages: Languages = americanEnglish,
): string {
  const offset = readUtcOffset(utcOffset);
  if (offset === undefined) return translator(platformWords, languages.locale)("invalidUtcOffset");
  if (!instant) return nothing;
  const shifted = new Date(instant.getTime() + minutes(offset));
  if (!isAmerican(languages)) {
    const options = { dateStyle: "long", timeStyle: "short" } as const;
    return dateFormatter(languages.formatLocale, options).format(shifted);
  }
  const date = dateFormatter(languages.formatLocale, { dateStyle: "long" }).format(shifted);
  const hour = shifted.getUTCHours();
  const minute = String(shifted.getUTCMinutes()).padStart(2, "0");
  return `${date} ${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/**
 * An instant on the clocks of a time zone, with the offset beside it:
 * "May 3, 2027 4:05 pm (UTC-04:00)"; "-" for no instant.
 * @throws RangeError when the zone is unknown.
 */
export function formatInstant(
  instant: Date | null | undefined,
  timeZone: string,
  languages: Languages = americanEnglish,
): string {
  if (!instant) return nothing;
  const offset = utcOffsetMinutes(instant, timeZone);
  const size = Math.abs(offset);
  const clock = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  const text = formatLocalDateTime(instant, offset, languages);
  return `${text} (UTC${offset < 0 ? "-" : "+"}${clock.join(":")})`;
}

/** Milliseconds as hours:minutes:seconds, "1:02:03"; parts of a second are dropped. */
export function formatDuration(milliseconds: number): string {
  const whole = Math.floor(Math.abs(milliseconds) / 1_000);
  const sign = milliseconds < 0 && whole > 0 ? "-" : "";
  const [minute, second] = [Math.floor(whole / 60) % 60, whole % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${sign}${Math.floor(whole / 3_600)}:${minute}:${second}`;
}

/** "$1,234.50", "-$5.00": American in every language, because the money is. */
export function formatCurrency(amount: Cents): string {
  return `${amount < 0 ? "-" : ""}$${groupThousands(amount)}`;
}

/** "$295" and "$295.50": prices and limits are easier to compare without the zeros of whole dollars. */
export const formatPrice = (amount: Cents): string => formatCurrency(amount).replace(/\.00$/, "");

/** What the wizard shows for an amount; the screen colors a negative one red. */
export interface WizardCurrency {
  readonly text: string;
  readonly isNegative: boolean;
}

/** "-" for zero, "1,234.50", "(5.00)"; with the dollar prefix "$0.00", "$1,234.50", "($5.00)". */
export function formatWizardCurrency(
  amount: Cents,
  options: { dollarPrefix?: boolean } = {},
): WizardCurrency {
  const isNegative = amount < 0;
  if (amount === 0 && !options.dollarPrefix) return { text: nothing, isNegative };
  const digits = `${options.dollarPrefix ? "$" : ""}${groupThousands(amount)}`;
  return { text: isNegative ? `(${digits})` : digits, isNegative };
}

/** "1,250,000": a count in the language's own groups of digits. */
export const formatCount = (count: number, languages: Languages = americanEnglish): string =>
  new Intl.NumberFormat(languages.formatLocale).format(count);

const percentFormatter = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 4,
});

/** The value times 100 with a percent sign: 0.1 is "10%", 0.075 is "7.5%". */
export const formatPercent = (value: number): string => percentFormatter.format(value);

/**
 * Text of at most `limit` characters stays; longer text is cut at the last word boundary within
 * the limit (inside the word when there is none) and ends with "..", after a period, or "...".
 */
export function truncateText(text: string, limit = 200): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const within = characters.slice(0, limit).join("");
  const isWordEnd = /\s/u.test(characters[limit] ?? "");
  const words = isWordEnd ? within : within.replace(/\s+\S*$/u, "");
  const kept = (words.trim() === "" ? within : words).trimEnd();
  return kept.endsWith(".") ? `${kept}..` : `${kept}...`;
}
