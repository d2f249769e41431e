import { defineMessages, type Translation } from "#modules/platform/messages";

/** What the schools' variant is called, and for whom it is. */
export const schoolTitles = defineMessages({
  en: {
    schoolTitle: "Bylaws for a school's booster club",
    schoolDescription:
      "For a booster club whose school or district asks for certain rules. Only what you tick goes into the document.",
    cooperationTitle: "School Cooperation",
    cooperationHint: "Tick what your school or district asks of its booster clubs.",
  },
});

export const schoolTitlesInSpanish: Translation<typeof schoolTitles> = {
  schoolTitle: "Estatutos del club de apoyo de una escuela",
  schoolDescription:
    "Para un club de apoyo cuya escuela o distrito pide ciertas reglas. Solo lo que marque entra en el documento.",
  cooperationTitle: "Cooperación con la escuela",
  cooperationHint: "Marque lo que su escuela o distrito pide a sus clubes de apoyo.",
};

/** How the schools' variant asks what no other does. */
export const schoolQuestions = defineMessages({
  en: {
    officialLabel: "Title of the school official",
    officialHint:
      "Whom the rules below name, for example principal or activities director. Required when you tick any of them.",
    officialField: "school official's title",
    organizationApprovalLabel: "The organization needs the school's approval every year.",
    organizationApprovalField: "approval of the organization",
    bylawsApprovalLabel: "The school approves the bylaws and their amendments.",
    bylawsApprovalField: "approval of the bylaws",
    officersLabel: "The school receives a list of the officers after each election.",
    officersField: "list of officers",
    incorporationLabel: "The organization must be incorporated.",
    incorporationField: "incorporation",
    exemptionLabel: "The organization must be exempt under section 501(c)(3).",
    exemptionField: "501(c)(3) exemption",
    principalLabel: "The school official is a nonvoting member of the board.",
    principalField: "nonvoting board member",
    monthlyReportsLabel: "The school receives a financial report every month.",
    monthlyReportsField: "monthly financial reports",
    volunteersLabel: "Officers must be registered school volunteers.",
    volunteersField: "registered volunteers",
    noCompensationLabel: "School employees receive no pay or gifts from the organization.",
    noCompensationField: "no compensation of school employees",
    noHandlingLabel: "School employees do not handle the organization's money.",
    noHandlingField: "no handling of funds by school employees",
  },
});

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
