import { field } from "#modules/platform/forms/contract";
import { inquiryLimits } from "../domain/kinds";
import { defineInquiry } from "./define.server";
import { shared } from "./shared.server";

/** A request for the report of a campus, which the organization stands for. */
export const greekCollector = defineInquiry({
  menu: "headquarters",
  report: "campus",
  fields: {
    email: shared.email,
    organization: field.line({ max: inquiryLimits.organization, example: "University of Kansas" }),
  },
  staff: {
    name: "Campus report",
    sent: "Asked for a campus report",
  },
  received: {
    en: "You asked for the campus report of {organization}.",
    es: "Usted pidió el informe del campus de {organization}.",
  },
  catalogue: "greek",
  en: {
    menu: "Campus report for Greek chapters",
    title: "Are your chapters in good standing with the IRS?",
    lede: "Get your campus report!",
    intro:
      "Name your campus. We look up the fraternity and sorority chapters there in the public IRS file and send you what it says about each.",
    description:
      "A free report of the fraternity and sorority chapters at your campus: what the IRS file says about each of them.",
    organization: "Campus",
    "organization.hint": "The college or university, for example University of Kansas.",
  },
  es: {
    menu: "Informe por campus para capítulos griegos",
    title: "¿Están sus capítulos en regla con el IRS?",
    lede: "¡Reciba el informe de su campus!",
    intro:
      "Díganos cuál es su campus. Buscamos sus fraternidades y sororidades en el archivo público del IRS y le enviamos lo que dice de cada una.",
    description:
      "Un informe gratuito de las fraternidades y sororidades de su campus: lo que el archivo del IRS dice de cada una.",
    organization: "Campus",
    "organization.hint":
      "El colegio universitario o la universidad, por ejemplo University of Kansas.",
  },
});
