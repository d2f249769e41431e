import { defineMessages, type Translation } from "../messages";

/** The frame of every e-mail. */
export const mailMessages = defineMessages({
  en: {
    sentBy: "Sent by {company}, the people behind {brand}. {address}",
    help: "Questions? Write to {email} or call {phone}.",
    copyLink: "If the button does not work, copy this address into your browser:",
    unsubscribe: "Stop these e-mails",
  },
});

export const mailSpanish: Translation<typeof mailMessages> = {
  sentBy: "Lo envía {company}, la empresa detrás de {brand}. {address}",
  help: "¿Preguntas? Escriba a {email} o llame al {phone}.",
  copyLink: "Si el botón no funciona, copie esta dirección en su navegador:",
  unsubscribe: "No recibir más estos correos",
};
