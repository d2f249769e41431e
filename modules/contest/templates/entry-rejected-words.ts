import { defineMessages, type Translation } from "#modules/platform/messages";

/** What senders of entries that we cannot show read. */
export const entryRejectedWords = defineMessages({
  en: {
    rejectedSubject: "About your contest entry",
    rejectedHeading: "We cannot show this entry",
    rejectedText:
      "Thank you for the entry of {organization} to “{contest}”. We looked at it and cannot show it. The reason:",
    rejectedNext: "If you have a question, just answer this e-mail.",
  },
});

export const entryRejectedSpanish: Translation<typeof entryRejectedWords> = {
  rejectedSubject: "Sobre su participación en el concurso",
  rejectedHeading: "No podemos mostrar esta participación",
  rejectedText:
    "Gracias por la participación de {organization} en «{contest}». La revisamos y no podemos mostrarla. El motivo:",
  rejectedNext: "Si tiene alguna pregunta, responda a este correo.",
};
