import type { Translation } from "#modules/platform/messages";
import type { schoolQuestions, schoolTitles } from "./questions";

export const schoolTitlesInSpanish: Translation<typeof schoolTitles> = {
  schoolTitle: "Estatutos del club de apoyo de una escuela",
  schoolDescription:
    "Para un club de apoyo cuya escuela o distrito pide ciertas reglas. Solo lo que marque entra en el documento.",
  cooperationTitle: "Cooperación con la escuela",
  cooperationHint: "Marque lo que su escuela o distrito pide a sus clubes de apoyo.",
};

export const schoolQuestionsInSpanish: Translation<typeof schoolQuestions> = {
  officialLabel: "Cargo del representante de la escuela",
  officialHint:
    "A quién nombran las reglas de abajo, por ejemplo principal o activities director. Obligatorio si marca alguna de ellas.",
  officialField: "cargo del representante de la escuela",
  organizationApprovalLabel: "La organización necesita la aprobación de la escuela cada año.",
  organizationApprovalField: "aprobación de la organización",
  bylawsApprovalLabel: "La escuela aprueba los estatutos y sus enmiendas.",
  bylawsApprovalField: "aprobación de los estatutos",
  officersLabel: "La escuela recibe una lista de la directiva después de cada elección.",
  officersField: "lista de la directiva",
  incorporationLabel: "La organización debe estar constituida legalmente.",
  incorporationField: "constitución legal",
  exemptionLabel: "La organización debe estar exenta conforme a la sección 501(c)(3).",
  exemptionField: "exención 501(c)(3)",
  principalLabel: "El representante de la escuela es miembro de la junta sin voto.",
  principalField: "miembro de la junta sin voto",
  monthlyReportsLabel: "La escuela recibe un informe financiero cada mes.",
  monthlyReportsField: "informes financieros mensuales",
  volunteersLabel: "Los directivos deben ser voluntarios registrados de la escuela.",
  volunteersField: "voluntarios registrados",
  noCompensationLabel:
    "Los empleados de la escuela no reciben pagos ni regalos de la organización.",
  noCompensationField: "sin compensación para empleados de la escuela",
  noHandlingLabel: "Los empleados de la escuela no manejan el dinero de la organización.",
  noHandlingField: "sin manejo de fondos por empleados de la escuela",
};
