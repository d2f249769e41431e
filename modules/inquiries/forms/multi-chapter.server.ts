import { field, optional } from "#modules/platform/forms/contract";
import { inquiryLimits } from "../domain/kinds";
import { defineInquiry } from "./define.server";
import { shared } from "./shared.server";

const MOST_AFFILIATES = 100_000;

/** What a headquarters tells of its chapters and needs. */
export const multiChapter = defineInquiry({
  menu: "headquarters",
  fields: {
    name: shared.name,
    email: shared.email,
    phone: optional(shared.phone),
    organization: shared.organization,
    concerns: field.area({
      max: inquiryLimits.message,
      lines: 4,
      example: "Officers change every May, and returns are missed.",
    }),
    affiliates: field.count({ from: 0, max: MOST_AFFILIATES }),
    regions: optional(field.line({ max: inquiryLimits.regions, example: "Kansas and Missouri" })),
  },
  staff: {
    name: "Multi-chapter inquiry",
    sent: "Sent a multi-chapter inquiry",
  },
  received: {
    en: "You told us about {organization}:",
    es: "Usted nos contó de {organization}:",
  },
  catalogue: "multiChapter",
  en: {
    menu: "Many chapters under one roof",
    title: "One view of all your chapters",
    lede: "Let us know about your organization and needs...",
    description:
      "For organizations with many chapters or affiliates: tell us about them, and we propose how to keep all of them in good standing.",
    concerns: "What are your concerns?",
    "concerns.name": "concerns",
    "concerns.hint":
      "Missed returns, officers who change every year, registrations in many states …",
    affiliates: "How many chapters or affiliates do you have?",
    "affiliates.name": "number of affiliates",
    "affiliates.hint": "A number; your best guess will do.",
    "affiliates.wrong": "Enter how many affiliates you have in digits, for example 25.",
    regions: "In which states or regions?",
    "regions.name": "regions",
  },
  es: {
    menu: "Muchos capítulos bajo un mismo techo",
    title: "Todos sus capítulos a la vista",
    lede: "Cuéntenos sobre su organización y lo que necesita...",
    description:
      "Para organizaciones con muchos capítulos o afiliados: cuéntenos sobre ellos y le proponemos cómo mantenerlos todos en regla.",
    concerns: "¿Qué le preocupa?",
    "concerns.name": "preocupaciones",
    "concerns.hint":
      "Declaraciones olvidadas, directivas que cambian cada año, registros en muchos estados …",
    affiliates: "¿Cuántos capítulos o afiliados tiene?",
    "affiliates.name": "número de afiliados",
    "affiliates.hint": "Un número; basta con un cálculo aproximado.",
    "affiliates.wrong": "Escriba con dígitos cuántos afiliados tiene, por ejemplo 25.",
    regions: "¿En qué estados o regiones?",
    "regions.name": "regiones",
  },
});
