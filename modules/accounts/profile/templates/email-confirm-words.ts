import { defineMessages, type Translation } from "#modules/platform/messages";

export const emailConfirmWords = defineMessages({
  en: {
    subject: "Confirm your new {brand} e-mail address",
    preview: "The link works for 60 minutes.",
    heading: "Is this your new address?",
    text: "Open the link, and you sign in to {brand} with this e-mail address from then on.",
    action: "Confirm this address",
    note: "The link works once and for 60 minutes. If you did not ask for it, ignore this e-mail: nothing changes.",
  },
});

export const emailConfirmSpanish: Translation<typeof emailConfirmWords> = {
  subject: "Confirme su nuevo correo electrónico en {brand}",
  preview: "El enlace sirve durante 60 minutos.",
  heading: "¿Es esta su nueva dirección?",
  text: "Abra el enlace y desde entonces iniciará sesión en {brand} con este correo electrónico.",
  action: "Confirmar esta dirección",
  note: "El enlace sirve una sola vez y durante 60 minutos. Si no lo pidió, ignore este correo: no cambia nada.",
};
