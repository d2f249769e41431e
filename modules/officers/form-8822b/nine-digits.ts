/** Nine digits in a row, also with spaces, dots or dashes between them, in whatever script. */
const nine = /(?<!\p{Nd})\p{Nd}(?:[\s\p{Pd}._/·]*\p{Nd}){8}(?!\p{Nd})/u;

/** Whether a text holds nine digits, which may be a Social Security number. */
export const holdsNineDigits = (text: string): boolean => nine.test(text.normalize("NFKC"));
