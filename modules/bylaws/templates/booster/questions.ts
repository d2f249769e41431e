import { defineMessages, type Translation } from "#modules/platform/messages";

/** What the general variant is called, and for whom it is. */
export const boosterTitles = defineMessages({
  en: {
    boosterTitle: "Bylaws for a booster club",
    boosterDescription:
      "For a parent booster club or support group that is, or wants to be, a 501(c)(3) charity.",
  },
});

export const boosterTitlesInSpanish: Translation<typeof boosterTitles> = {
  boosterTitle: "Estatutos de un club de apoyo",
  boosterDescription:
    "Para un club de apoyo o grupo de padres que es, o quiere ser, una organización benéfica 501(c)(3).",
};

/** How the general variant asks what no other does. */
export const boosterQuestions = defineMessages({
  en: {
    boosterNameLabel: "Full legal name of the booster organization",
    boosterNameHint: "Write it as it appears on your EIN letter or articles of incorporation.",
    boosterPurposeLabel: "Purpose of the organization",
    boosterPurposeHint:
      "Say what the organization does and for whom. Do not rely on fundraising alone: it is not a tax-exempt purpose.",
    boosterSamplePurpose:
      "To support and enrich the activities and education of the students who take part in the program; to provide equipment, instruction and experiences beyond the program's budget; to encourage families to volunteer; and to recognize the achievements of all students alike.",
    facilityLabel: "School or facility supported",
    facilityHint: "The full name, for example Lincoln High School.",
    facilityField: "school or facility",
    isSchoolLabel: "It is a school.",
    isSchoolField: "school",
    attendeeMinimumLabel: "Members who must attend for a meeting to decide (quorum)",
    attendeeMinimumHint:
      "A number such as 10, a percentage from 1%, or a fraction of at least 1/10. For most clubs 10% to 25% works; below 10% we warn you.",
    attendeeMinimumField: "attendee minimum",
    attendeeMinimumDecides: "Quorum",
    requestMinimumLabel: "Members who can call for a special meeting",
    requestMinimumHint: "A number such as 5, a percentage from 1%, or a fraction of at least 1/10.",
    requestMinimumField: "request minimum",
    requestMinimumDecides: "Members who can call a special meeting",
    nominationMonthLabel: "Nominations begin in",
    nominationMonthHint:
      "The month nominations begin, generally 1-3 months before elections. February, March and April are usual.",
    nominationMonthField: "nomination month",
    annualMeetingMonthLabel: "The annual meeting, with elections, is held in",
    annualMeetingMonthHint: "Officers are elected at this meeting. April, May and June are usual.",
    annualMeetingMonthField: "annual meeting month",
    termStartLabel: "Officers take office on the first day of",
    termStartHint:
      "Leave it open if they take office with your fiscal year. Choose a month if that would be long after the election.",
    termStartField: "month in which officers take office",
    centralOrganizationLabel: "Organization whose group exemption covers you",
    centralOrganizationHint:
      "Its full legal name. Leave it empty if you have a determination letter of your own, or none yet.",
    centralOrganizationField: "organization with the group exemption",
  },
});

export const boosterQuestionsInSpanish: Translation<typeof boosterQuestions> = {
  boosterNameLabel: "Nombre legal completo del club de apoyo",
  boosterNameHint: "Escríbalo como aparece en su carta del EIN o en su acta constitutiva.",
  boosterPurposeLabel: "Propósito de la organización",
  boosterPurposeHint:
    "Diga, en inglés, qué hace la organización y para quién. No se apoye solo en la recaudación de fondos: no es un propósito exento de impuestos.",
  // A sample goes into the document, which is in English.
  boosterSamplePurpose:
    "To support and enrich the activities and education of the students who take part in the program; to provide equipment, instruction and experiences beyond the program's budget; to encourage families to volunteer; and to recognize the achievements of all students alike.",
  facilityLabel: "Escuela o instalación a la que apoya",
  facilityHint: "El nombre completo, por ejemplo Lincoln High School.",
  facilityField: "escuela o instalación",
  isSchoolLabel: "Es una escuela.",
  isSchoolField: "escuela",
  attendeeMinimumLabel: "Miembros que deben asistir para que una reunión decida (quórum)",
  attendeeMinimumHint:
    "Un número como 10, un porcentaje desde 1% o una fracción de al menos 1/10. A la mayoría de los clubes les sirve del 10% al 25%; por debajo del 10% le avisamos.",
  attendeeMinimumField: "asistencia mínima",
  attendeeMinimumDecides: "Quórum",
  requestMinimumLabel: "Miembros que pueden convocar una reunión especial",
  requestMinimumHint: "Un número como 5, un porcentaje desde 1% o una fracción de al menos 1/10.",
  requestMinimumField: "solicitantes mínimos",
  requestMinimumDecides: "Miembros que pueden convocar una reunión especial",
  nominationMonthLabel: "Las nominaciones comienzan en",
  nominationMonthHint:
    "El mes en que comienzan las nominaciones, por lo general de 1 a 3 meses antes de las elecciones. Lo usual es febrero, marzo o abril.",
  nominationMonthField: "mes de las nominaciones",
  annualMeetingMonthLabel: "La reunión anual, con elecciones, se celebra en",
  annualMeetingMonthHint:
    "En esta reunión se elige a la directiva. Lo usual es abril, mayo o junio.",
  annualMeetingMonthField: "mes de la reunión anual",
  termStartLabel: "La directiva toma posesión el primer día de",
  termStartHint:
    "Déjelo en blanco si toma posesión con su año fiscal. Elija un mes si eso sería mucho después de la elección.",
  termStartField: "mes en que la directiva toma posesión",
  centralOrganizationLabel: "Organización cuya exención de grupo los cubre",
  centralOrganizationHint:
    "Su nombre legal completo. Déjelo en blanco si tiene su propia carta de determinación o todavía ninguna.",
  centralOrganizationField: "organización con la exención de grupo",
};
