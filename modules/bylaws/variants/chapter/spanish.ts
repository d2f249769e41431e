import type { Translation } from "#modules/platform/messages";
import type { chapterQuestions, chapterTitles } from "./questions";

export const chapterTitlesInSpanish: Translation<typeof chapterTitles> = {
  chapterTitle: "Estatutos de un capítulo griego",
  chapterDescription:
    "Para un capítulo de una fraternidad o sororidad que es, o quiere ser, un club social 501(c)(7).",
};

export const chapterQuestionsInSpanish: Translation<typeof chapterQuestions> = {
  nameLabel: "Nombre legal completo del capítulo",
  nameHint:
    "Escríbalo como aparece en su carta del EIN o en su acta constitutiva, con la designación del capítulo.",
  purposeLabel: "Propósito del capítulo",
  purposeHint:
    "Diga, en inglés, qué hace el capítulo por sus miembros. No se apoye solo en la recaudación de fondos: no es un propósito exento de impuestos.",
  nationalOrganizationLabel: "Organización nacional",
  nationalOrganizationHint:
    "El nombre legal completo de la organización que les dio su carta (charter).",
  nationalOrganizationField: "organización nacional",
  groupMemberLabel: "La exención de grupo de nuestra organización nacional nos cubre.",
  groupMemberField: "exención de grupo",
  houseLabel: "Nuestro capítulo tiene una casa.",
  houseField: "casa del capítulo",
  samplePurpose:
    "To promote friendship, scholarship, leadership and good character among its members; to provide social and recreational activities for their shared enjoyment; to serve the campus and the wider community; and to uphold the ideals and traditions of its national organization.",
};
