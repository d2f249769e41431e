import { defineMessages, type Translation } from "#modules/platform/messages";

/** What the chapters' variant is called, and for whom it is. */
export const chapterTitles = defineMessages({
  en: {
    chapterTitle: "Bylaws for a Greek chapter",
    chapterDescription:
      "For a fraternity or sorority chapter that is, or wants to be, a 501(c)(7) social club.",
  },
});

export const chapterTitlesInSpanish: Translation<typeof chapterTitles> = {
  chapterTitle: "Estatutos de un capítulo griego",
  chapterDescription:
    "Para un capítulo de una fraternidad o sororidad que es, o quiere ser, un club social 501(c)(7).",
};

/** How the chapters' variant asks what no other does. */
export const chapterQuestions = defineMessages({
  en: {
    nameLabel: "Full legal name of the chapter",
    nameHint:
      "Write it as it appears on your EIN letter or articles of incorporation, with the chapter's designation.",
    purposeLabel: "Purpose of the chapter",
    purposeHint:
      "Say what the chapter does for its members. Do not rely on fundraising alone: it is not a tax-exempt purpose.",
    nationalOrganizationLabel: "National organization",
    nationalOrganizationHint: "The full legal name of the organization that granted your charter.",
    nationalOrganizationField: "national organization's name",
    groupMemberLabel: "Our national organization's group exemption covers us.",
    groupMemberField: "group exemption",
    houseLabel: "Our chapter has a house.",
    houseField: "chapter house",
    samplePurpose:
      "To promote friendship, scholarship, leadership and good character among its members; to provide social and recreational activities for their shared enjoyment; to serve the campus and the wider community; and to uphold the ideals and traditions of its national organization.",
  },
});

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
