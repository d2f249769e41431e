import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Telephone numbers. The library's numbering plans weigh 80 kB, so this is for servers; what
 * browsers are told is that the field holds a telephone number.
 */

/** An area code and an exchange begin with 2 to 9 (NANP); which of them exist changes every year. */
const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;
const EXTENSION_MAX = 7;

/**
 * A telephone number as it is stored, or undefined when the text is none: "+12025550143", with an
 * extension "+12025550143;ext=123" (RFC 3966). Numbers without a country code are read as people in
 * the United States type them; others begin with "+" and are judged by their country's lengths.
 */
export function parsePhone(text: string): string | undefined {
  const typed = text
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .trim()
    .replace(/^tel:\s*/i, "");
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "US", extract: false });
  if (!number || !isDialable(number)) return undefined;
  const { ext } = number;
  if (ext && ext.length > EXTENSION_MAX) return undefined;
  return ext ? `${number.number};ext=${ext}` : number.number;
}

function isDialable(number: PhoneNumber): boolean {
  return number.countryCallingCode === "1"
    ? northAmerican.test(number.nationalNumber)
    : number.isPossible();
}

/** Whether a stored number can get text messages: one behind a switchboard cannot. */
export const isTextable = (stored: string): boolean => !stored.includes(";ext=");

/** A stored number as people read and type it: "(202) 555-0143 ext. 123", "+44 20 7946 0958". */
export function formatPhone(stored: string): string {
  const number = parsePhoneNumberFromString(stored);
  if (!number) return stored;
  return number.countryCallingCode === "1" ? number.formatNational() : number.formatInternational();
}
