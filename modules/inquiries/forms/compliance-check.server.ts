import { field, optional } from "#modules/platform/forms/contract";
import { defineInquiry } from "./define.server";
import { shared } from "./shared.server";

/** A request for a review of an organization and those of its group. */
export const complianceCheck = defineInquiry({
  menu: "headquarters",
  report: "organization",
  fields: {
    name: shared.name,
    email: shared.email,
    phone: optional(shared.phone),
    organization: shared.organization,
    ein: field.ein(),
    group_id: optional(field.digits({ length: 4, example: "1234" })),
  },
  staff: {
    name: "Compliance review",
    sent: "Asked for a compliance review",
  },
  received: {
    en: "You asked for a free review of {organization}. We may reach out to you if additional information is required.",
    es: "Usted pidió una revisión gratuita de {organization}. Es posible que nos comuniquemos con usted si necesitamos más información.",
  },
  catalogue: "compliance",
  en: {
    menu: "Check your chapters for risks",
    title: "Are your organizations at risk for revocation?",
    lede: "Three years without a return, and the IRS revokes an exemption by law. We review your chapters or affiliates for free and tell you which of them are at risk.",
    description:
      "A free review of your chapters or affiliates: which of them are at risk of losing their tax exemption.",
    intro: "We may reach out to you if additional information is required.",
    ein: "EIN",
    "ein.hint": "The 9 digits that the IRS gave your organization, for example 12-3456789.",
    group_id: "Group exemption number",
    "group_id.hint": "4 digits. Only if your organization holds or belongs to a group exemption.",
    "group_id.wrong": "Enter the 4 digits of the group exemption number, for example 1234.",
  },
  es: {
    menu: "Revisar los riesgos de sus capítulos",
    title: "¿Corren sus organizaciones el riesgo de perder la exención?",
    lede: "Tras tres años sin declaración, el IRS revoca la exención por ley. Revisamos gratis sus capítulos o afiliados y le decimos cuáles están en riesgo.",
    description:
      "Una revisión gratuita de sus capítulos o afiliados: cuáles corren el riesgo de perder su exención de impuestos.",
    intro: "Es posible que nos comuniquemos con usted si necesitamos más información.",
    ein: "EIN",
    "ein.hint": "Los 9 dígitos que el IRS dio a su organización, por ejemplo 12-3456789.",
    group_id: "Número de exención de grupo",
    "group_id.hint":
      "4 dígitos. Solo si su organización tiene una exención de grupo o pertenece a una.",
    "group_id.wrong": "Escriba los 4 dígitos del número de exención de grupo, por ejemplo 1234.",
  },
});
