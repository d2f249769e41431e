import { defineMessages, type Translation } from "#modules/platform/messages";

/** What senders of entries read by e-mail. */
export const contestMailMessages = defineMessages({
  en: {
    rejectedSubject: "About your contest entry",
    rejectedHeading: "We cannot show this entry",
    rejectedText:
      "Thank you for the entry of {organization} to “{contest}”. We looked at it and cannot show it. The reason:",
    rejectedNext: "If you have a question, just answer this e-mail.",
    wonSubject: "{title} in “{contest}”",
    wonHeading: "Congratulations!",
    wonText: "The entry of {organization} to “{contest}” has won: {title}.",
    wonNext: "It is at the top of the gallery now, for everybody to see.",
    wonAction: "See the winners",
  },
});

export const contestMailSpanish: Translation<typeof contestMailMessages> = {
  rejectedSubject: "Sobre su participación en el concurso",
  rejectedHeading: "No podemos mostrar esta participación",
  rejectedText:
    "Gracias por la participación de {organization} en «{contest}». La revisamos y no podemos mostrarla. El motivo:",
  rejectedNext: "Si tiene alguna pregunta, responda a este correo.",
  wonSubject: "{title} en «{contest}»",
  wonHeading: "¡Felicidades!",
  wonText: "La participación de {organization} en «{contest}» ganó: {title}.",
  wonNext: "Ahora está al comienzo de la galería, a la vista de todos.",
  wonAction: "Ver los ganadores",
};
