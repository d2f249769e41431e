import { addDays, type CivilDate } from "#modules/platform/dates";

/** A day in a calendar app. */
export interface IcsEvent {
  /** The same for as long as it is about the same thing. */
  readonly uid: string;
  /** Goes up by one with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly day: CivilDate;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly category: string;
}

export interface IcsCalendar {
  readonly name: string;
  readonly description: string;
  readonly events: readonly IcsEvent[];
}

const LONGEST_LINE = 75;
/** How often calendar apps are to ask again. */
const INTERVAL = "PT12H";
const encoder = new TextEncoder();

/**
 * Writes a calendar of whole days (RFC 5545, with the properties of RFC 7986 and those that Apple's,
 * Google's and Microsoft's readers know instead). Equal calendars give equal text.
 */
export function writeIcs({ name, description, events }: IcsCalendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Goodstanding//Calendar//EN",
    "CALSCALE:GREGORIAN",
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `DESCRIPTION:${icsText(description)}`,
    `X-WR-CALDESC:${icsText(description)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${INTERVAL}`,
    `X-PUBLISHED-TTL:${INTERVAL}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: IcsEvent): readonly string[] {
  const at = instant(event.changedAt);
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${at}`,
    `LAST-MODIFIED:${at}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${date(event.day)}`,
    `DTEND;VALUE=DATE:${date(addDays(event.day, 1))}`,
    `SUMMARY:${icsText(event.summary)}`,
    `DESCRIPTION:${icsText(event.description)}`,
    `CATEGORIES:${icsText(event.category)}`,
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const date = (day: CivilDate) => day.replaceAll("-", "");
const instant = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** A text as a property's value: one line, with what has a meaning there escaped. */
export function icsText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\p{Cc}/gu, (sign) => (sign === "\n" ? sign : sign === "\t" ? " " : ""))
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Breaks a line that is longer than 75 octets, never within a character. */
export function foldLine(line: string): string {
  let folded = "";
  let length = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (length + size > LONGEST_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += sign;
    length += size;
  }
  return folded;
}
