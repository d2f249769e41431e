import type { Block, DocumentModel } from "#modules/platform/documents/model";
import { translator } from "#modules/platform/messages";
import { type Adoption, adoptionSentence } from "../domain/adoption";
import { versionMessages } from "../version-messages";
import { FIRST_ADOPTION } from "./frame";

/** The line of the cover, and the row of the certificate, that are filled in by hand. */
const blankLine = /^Adopted on: _+$/;
const blankRow = "Date of adoption";
const blankName = "Printed name";

const paragraph = (text: string): Block => ({ kind: "paragraph", runs: [{ text }] });

/** The document with what was recorded of its adoption on its cover and in its certificate. */
export function stampAdoption(model: DocumentModel, adoption: Adoption): DocumentModel {
  const { cover, certificate } = model;
  const sentence = adoptionSentence(adoption);
  const { presidingOfficer, secretary } = adoption;
  const t = translator(versionMessages, "en");
  const signed = t("adoptionSigned", { presidingOfficer, secretary });
  const lines = cover.lines.filter(
    (runs) => !blankLine.test(runs.map(({ text }) => text).join("")),
  );
  const signatures = certificate.signatures
    .filter(([first]) => first !== blankRow)
    .map((row) => row.filter((label) => label !== blankName));
  return {
    ...model,
    cover: { ...cover, lines: [...lines, [{ text: sentence }]] },
    certificate: {
      ...certificate,
      blocks: [...certificate.blocks, paragraph(sentence), paragraph(signed)],
      signatures,
    },
    furtherForms: model.furtherForms.filter(({ id }) => id !== FIRST_ADOPTION),
  };
}
