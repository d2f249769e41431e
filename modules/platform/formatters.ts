// Making a formatter costs a hundred times as much as using it. The tags come from visitors'
// headers, so the number of kept ones is limited and the oldest makes room.
const mostFormatters = 200;
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The date formatter of a language, made once: Gregorian in every language, because dates of
 * American law are, and in UTC unless the options name another zone.
 * @throws RangeError when the tag or the zone is unknown.
 */
export function dateFormatter(
  formatLocale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${formatLocale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(formatLocale, {
    timeZone: "UTC",
    ...options,
    calendar: "gregory",
  });
  const oldest = formatters.keys().next().value;
  if (formatters.size >= mostFormatters && oldest !== undefined) formatters.delete(oldest);
  formatters.set(key, made);
  return made;
}

/** How many formatters are kept at the moment; never more than the limit. */
export const keptFormatters = (): number => formatters.size;
