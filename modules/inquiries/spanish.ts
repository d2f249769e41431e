import type { Translation } from "#modules/platform/messages";
import type { inquiryMessages } from "./messages";

const inquiryRefusal: Translation<typeof inquiryMessages> = {
  labelName: "nombre",
  labelEmail: "correo electrónico",
  labelPhone: "teléfono",
  labelOrganization: "organización",
  labelCampus: "campus",
  labelMessage: "mensaje",
  labelSubject: "tema",
  labelEin: "EIN",
  labelGroup: "número de exención de grupo",
  labelConcerns: "preocupaciones",
  labelAffiliates: "número de afiliados",
  labelRegions: "regiones",
  labelRating: "calificación",
  labelComments: "comentarios",
  labelUrl: "página",
  labelText: "texto",
  labelAssignee: "asignado a",
  labelStep: "paso",
  labelVersion: "versión",
  subjectUnknown: "Elija de qué trata su mensaje.",
  phoneShape: "Escriba un teléfono con su código de área, por ejemplo (555) 010-0142.",
  einShape: "Escriba los 9 dígitos de su EIN, por ejemplo 12-3456789.",
  groupShape: "Escriba los 4 dígitos del número de exención de grupo, por ejemplo 1234.",
  affiliatesShape: "Escriba con dígitos cuántos afiliados tiene, por ejemplo 25.",
  ratingShape: "Elija de una a cinco estrellas.",
  urlShape: "Esta no es una página de este sitio.",
  changed: "Otra persona acaba de cambiar esta consulta. Revísela de nuevo antes de continuar.",
  assigneeUnknown: "Elija a una persona del personal.",
  stateKept: "Ya está así.",
};

/** This room's words in Spanish, by the names of their catalogues. */
export const inquiriesSpanish = { inquiryRefusal };
