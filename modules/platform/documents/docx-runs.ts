import { type ParagraphChild, Tab, TextRun } from "docx";
import { bookmarkName } from "./docx-contents";
import { fieldEnd, fieldStart } from "./docx-fields";
import type { DocumentModel, Run } from "./model";
import { safeText } from "./text";

type TextOptions = { highlight?: "yellow"; bold?: true; italics?: true };

/** Line feeds become line breaks and tabs become tabs; everything else is text as it stands. */
export function textRuns(text: string, options: TextOptions): TextRun[] {
  return safeText(text)
    .split("\n")
    .map((line, index) => {
      const parts = line.split("\t").flatMap((part, at) => (at > 0 ? [new Tab(), part] : [part]));
      return new TextRun({ ...options, children: parts, ...(index > 0 && { break: 1 }) });
    });
}

/** Runs with their marks; a reference becomes a field that Word can update. */
export function children(runs: readonly Run[], model: DocumentModel): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    if (run.ref !== undefined) {
      return [
        // The number of that paragraph, without what is above it, as a link.
        fieldStart(`REF ${bookmarkName(run.ref)} \\n \\h`),
        new TextRun(safeText(run.text)),
        fieldEnd(),
      ];
    }
    const isMarked = model.isHighlighted && run.answer !== undefined;
    return textRuns(run.text, {
      ...(isMarked && { highlight: "yellow" }),
      ...(run.isStrong && { bold: true }),
      ...(run.isEmphasized && { italics: true }),
    });
  });
}
