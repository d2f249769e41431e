/**
 * Three, two and four digits, with whatever sets a line in type between them. Digits before and after do
 * not clear it: what stands apart on paper may follow without a space in the file.
 */
const personal = /\d{3}\s*[-\u2010-\u2015]\s*\d{2}\s*[-\u2010-\u2015]\s*\d{4}/;

/** The pages, from 1, whose text has something of the form of a Social Security number. */
export const pagesWithNumbers = (pages: readonly string[]): readonly number[] =>
  pages.flatMap((text, index) => (personal.test(text) ? [index + 1] : []));
