import { field, optional } from "#modules/platform/forms/contract";
import { inquiryLimits } from "../domain/kinds";
import { defineInquiry } from "./define.server";
import { shared } from "./shared.server";

/** A message about anything. */
export const contact = defineInquiry({
  menu: "clubs",
  fields: {
    name: shared.name,
    email: shared.email,
    organization: optional(shared.organization),
    subject: field.choice(["general", "membership", "state_registration", "990_help", "renewals"]),
    message: field.area({
      max: inquiryLimits.message,
      lines: 4,
      example: "Our treasurer moved away. Who can sign the 990-N now?",
    }),
  },
  staff: { name: "Contact", sent: "Wrote to us" },
  received: { en: "You wrote to us:", es: "Usted nos escribió:" },
  catalogue: "contact",
  en: {
    menu: "Talk to a person",
    title: "Let's talk",
    lede: "Ask us anything about your club's exemption, registrations, filings or membership. A person answers, usually within two business days.",
    description: "Write to us about tax exemption, state registration, 990 returns or renewals.",
    subject: "What is it about?",
    "subject.name": "subject",
    "subject.general": "General question",
    "subject.membership": "Membership",
    "subject.state_registration": "State registration",
    "subject.990_help": "990 help",
    "subject.renewals": "Renewals",
    "subject.wrong": "Choose what your message is about.",
    message: "Message",
    "message.hint": "Please leave out Social Security numbers and card numbers.",
  },
  es: {
    menu: "Hablar con una persona",
    title: "Conversemos",
    lede: "Pregúntenos lo que necesite sobre la exención, los registros, las declaraciones o la membresía de su club. Le responde una persona, por lo general en dos días hábiles.",
    description:
      "Escríbanos sobre exención de impuestos, registro estatal, formularios 990 o renovaciones.",
    subject: "¿De qué se trata?",
    "subject.name": "tema",
    "subject.general": "Pregunta general",
    "subject.membership": "Membresía",
    "subject.state_registration": "Registro estatal",
    "subject.990_help": "Ayuda con el 990",
    "subject.renewals": "Renovaciones",
    "subject.wrong": "Elija de qué trata su mensaje.",
    message: "Mensaje",
    "message.hint": "Por favor, no incluya números de Seguro Social ni de tarjetas.",
  },
});
