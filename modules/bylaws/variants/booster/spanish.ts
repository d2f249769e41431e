import type { Translation } from "#modules/platform/messages";
import type { boosterQuestions, boosterTitles } from "./questions";

export const boosterTitlesInSpanish: Translation<typeof boosterTitles> = {
  boosterTitle: "Estatutos de un club de apoyo",
  boosterDescription:
    "Para un club de apoyo o grupo de padres que es, o quiere ser, una organización benéfica 501(c)(3).",
};

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
