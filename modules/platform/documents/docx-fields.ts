import { BuilderElement, TextRun, XmlComponent } from "docx";

/**
 * Fields in their long form, whose text are ordinary runs: readers that do not know a field still
 * read what it says. The short form (`w:fldSimple`) is left out by some of them, text and all.
 */

/** Parts of a field that are beside each other, in one run. */
class FieldRun extends TextRun {
  constructor(...parts: readonly XmlComponent[]) {
    super({});
    this.root.push(...parts);
  }
}

class InstructionText extends XmlComponent {
  constructor(text: string) {
    super("w:instrText");
    this.root.push(text);
  }
}

const fieldPart = (type: "begin" | "separate" | "end") =>
  new BuilderElement<{ type: string }>({
    name: "w:fldChar",
    attributes: { type: { key: "w:fldCharType", value: type } },
  });

/** What is before a field's text; the text and `fieldEnd` follow. */
export const fieldStart = (instruction: string): TextRun =>
  new FieldRun(fieldPart("begin"), new InstructionText(instruction), fieldPart("separate"));

export const fieldEnd = (): TextRun => new FieldRun(fieldPart("end"));
