import { defineMessages, type Translation } from "#modules/platform/messages";

export const invitationWords = defineMessages({
  en: {
    subject: "{account} invites you to {brand}",
    preview: "The link works for 7 days.",
    heading: "You are invited",
    text: "{inviter} invites you to work on the papers and dates of {account} on {brand}.",
    textNobody: "You are invited to work on the papers and dates of {account} on {brand}.",
    primary: "By accepting you become the primary user, who looks after its people.",
    action: "See the invitation",
    note: "The link works once, until {date}. If you don't know this organization, ignore this e-mail: nothing happens.",
  },
});

export const invitationSpanish: Translation<typeof invitationWords> = {
  subject: "{account} le invita a {brand}",
  preview: "El enlace sirve durante 7 días.",
  heading: "Tiene una invitación",
  text: "{inviter} le invita a trabajar en los documentos y las fechas de {account} en {brand}.",
  textNobody: "Le invitan a trabajar en los documentos y las fechas de {account} en {brand}.",
  primary: "Al aceptar se convierte en el usuario principal, quien se ocupa de sus personas.",
  action: "Ver la invitación",
  note: "El enlace sirve una sola vez, hasta el {date}. Si no conoce esta organización, ignore este correo: no pasa nada.",
};
