import { NoBreakHyphen, PageNumber, type ParagraphChild, Tab, TextRun } from "docx";
import { bookmarkName } from "./docx-contents";
import { fieldEnd, fieldStart } from "./docx-fields";
import type { DocumentModel, Run } from "./model";
import { safeText } from "./text";
import { NO_BREAK_HYPHEN, wholeParts, wholeText } from "./whole";

type TextOptions = { highlight?: "yellow"; bold?: true; italics?: true };

/** What a run holds: text, tabs, and hyphens within numbers as Word's own, at which no line ends. */
export const runChildren = (text: string): (string | Tab | NoBreakHyphen)[] =>
  text
    .split(marks)
    .filter((part) => part !== "")
    .flatMap((part) => {
      if (part === "\t") return new Tab();
      if (part === NO_BREAK_HYPHEN) return new NoBreakHyphen();
      // Alone, these words would become fields.
      return fieldWords.has(part) ? [part.slice(0, 1), part.slice(1)] : part;
    });

const fieldWords: ReadonlySet<string> = new Set(Object.values(PageNumber));
const marks = new RegExp(`(\t|${NO_BREAK_HYPHEN})`);

/** Line feeds become line breaks and tabs become tabs; dates and numbers stay on one line. */
export const textRuns = (text: string, options: TextOptions): TextRun[] =>
  wholeRuns(wholeText(safeText(text)), options);

const wholeRuns = (text: string, options: TextOptions): TextRun[] =>
  text
    .split("\n")
    .map(
      (line, index) =>
        new TextRun({ ...options, children: runChildren(line), ...(index > 0 && { break: 1 }) }),
    );

/** Runs with their marks; a reference becomes a field that Word can update. */
export function children(runs: readonly Run[], model: DocumentModel): ParagraphChild[] {
  const whole = wholeParts(
    runs.map(({ text }) => safeText(text)),
    wholeText,
  );
  return runs.flatMap((run, index): ParagraphChild[] => {
    if (run.ref !== undefined) {
      return [
        // The number of that paragraph, without what is above it, as a link.
        fieldStart(`REF ${bookmarkName(run.ref)} \\n \\h`),
        new TextRun(safeText(run.text)),
        fieldEnd(),
      ];
    }
    const isMarked = model.isHighlighted && run.answer !== undefined;
    return wholeRuns(whole[index] ?? "", {
      ...(isMarked && { highlight: "yellow" }),
      ...(run.isStrong && { bold: true }),
      ...(run.isEmphasized && { italics: true }),
    });
  });
}
