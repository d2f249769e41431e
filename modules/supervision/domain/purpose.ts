/** Words as they are compared: blanks and line breaks count as one blank, typographic marks as typed ones. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, " ")
    .trim();

/** Whether a paper has the statement word for word. */
export const hasPurpose = (paper: string, statement: string): boolean => {
  const wanted = plain(statement);
  return wanted !== "" && plain(paper).includes(wanted);
};
