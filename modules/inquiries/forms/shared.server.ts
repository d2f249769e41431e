import { field } from "#modules/platform/forms/contract";
import { defineMessages, type Translation } from "#modules/platform/messages";
import { inquiryLimits } from "../domain/kinds";

/** Fields that several forms ask for; `inquiryWords` has their words. */
export const shared = {
  name: field.line({ max: inquiryLimits.name, example: "Maria Lopez", autoComplete: "name" }),
  email: field.email(),
  phone: field.phone(),
  organization: field.line({
    max: inquiryLimits.organization,
    example: "Lincoln High School Band Boosters",
    autoComplete: "organization",
  }),
} as const;

/** Words that all public forms share: of those fields, and of the page. */
export const inquiryWords = defineMessages({
  name: "inquiry",
  en: {
    name: "Your name",
    "name.name": "name",
    email: "E-mail",
    "email.name": "e-mail",
    "email.hint": "We answer to this address.",
    phone: "Phone",
    "phone.hint": "With the area code. We call only when an e-mail would not do.",
    organization: "Organization",
    submit: "Submit",
    doneTitle: "Success!",
    doneText: "Your message has been received. We'll get back with you shortly.",
    ok: "OK",
  },
});

export const inquiry: Translation<typeof inquiryWords> = {
  name: "Su nombre",
  "name.name": "nombre",
  email: "Correo electrónico",
  "email.name": "correo electrónico",
  "email.hint": "Le respondemos a esta dirección.",
  phone: "Teléfono",
  "phone.hint": "Con el código de área. Solo llamamos si un correo no basta.",
  organization: "Organización",
  submit: "Enviar",
  doneTitle: "¡Listo!",
  doneText: "Hemos recibido su mensaje. Le responderemos en breve.",
  ok: "Aceptar",
};
