import type { DocumentModel, SigningForm } from "#modules/platform/documents/model";
import { modelLines, unescapeMarkup, wordMarks, zipText } from "./text";

const textIn = (markup: string): string =>
  [...markup.matchAll(/<w:(?:t|delText)(?: [^>]*)?>([^<]*)<|<w:(tab|br|noBreakHyphen)\/>/g)]
    .map(([, text, mark]) => (mark ? wordMarks[mark] : unescapeMarkup(text ?? "")))
    .join("")
    .replaceAll("\u00A0", " ");

/** The paragraphs that a redline leaves when every change in it is accepted, or rejected. */
export function redlineParagraphs(file: Buffer, decision: "accept" | "reject"): string[] {
  const lost = decision === "accept" ? "del" : "ins";
  const body = zipText(file, "word/document.xml");
  return [...body.matchAll(/<w:p>.*?<\/w:p>/gs)].flatMap(([paragraph]) => {
    // A paragraph goes as a whole only when its end is marked too.
    const isGone = new RegExp(`<w:rPr><w:${lost} [^>]*/></w:rPr></w:pPr>`).test(paragraph);
    const runs = paragraph.replace(/<w:pPr>.*?<\/w:pPr>/s, "");
    const kept = textIn(runs.replace(new RegExp(`<w:${lost} [^>]*>.*?</w:${lost}>`, "gs"), ""));
    return isGone && kept === "" ? [] : [kept];
  });
}

/** The paragraphs that a document has in a redline: with numbers, without the list of contents. */
export function plainParagraphs(model: DocumentModel): string[] {
  const inRows = (form: SigningForm): SigningForm => ({
    ...form,
    signatures: form.signatures.map((labels) => [labels.join(" · ")]),
  });
  return modelLines({
    ...model,
    certificate: inRows(model.certificate),
    furtherForms: model.furtherForms.map(inRows),
  })
    .filter(({ kind, text }) => kind !== "contents" && text !== model.contentsTitle)
    .map(({ number, text, kind }) => {
      if (number === "") return text;
      return kind === "item" ? `${number}\t${text}` : `${number} ${text}`;
    });
}
