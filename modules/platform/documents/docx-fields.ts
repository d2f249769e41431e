import { BuilderElement, TextRun, XmlComponent } from "docx";

/**
 * Fields in their long form, whose text are ordinary runs: readers that do not know a field still
 * read what it says. The short form (`w:fldSimple`) is left out by some of them, text and all.
 */

/** A part of a field, alone in its run. */
class FieldRun extends TextRun {
  constructor(part: XmlComponent) {
    super({});
    this.root.push(part);
  }
}

class InstructionText extends XmlComponent {
  constructor(text: string) {
    super("w:instrText");
    this.root.push(text);
  }
}

const fieldPart = (type: "begin" | "separate" | "end") =>
  new FieldRun(
    new BuilderElement<{ type: string }>({
      name: "w:fldChar",
      attributes: { type: { key: "w:fldCharType", value: type } },
    }),
  );

/** What stands before a field's text; the text and `fieldEnd` follow. */
export const fieldStart = (instruction: string): TextRun[] => [
  fieldPart("begin"),
  new FieldRun(new InstructionText(instruction)),
  fieldPart("separate"),
];

export const fieldEnd = (): TextRun => fieldPart("end");
