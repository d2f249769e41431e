import { defineMessages, type Translation } from "#modules/platform/messages";

export const inquiryReceivedWords = defineMessages({
  en: {
    subject: "We have received your message",
    heading: "Thank you",
    text: "Your message has been received. We'll get back with you shortly.",
    note: "You did not write to us? Then somebody mistyped an address. Nothing else happens.",
  },
});

export const inquiryReceivedSpanish: Translation<typeof inquiryReceivedWords> = {
  subject: "Hemos recibido su mensaje",
  heading: "Gracias",
  text: "Hemos recibido su mensaje. Le responderemos en breve.",
  note: "¿Usted no nos escribió? Entonces alguien se equivocó de dirección. No pasa nada más.",
};
