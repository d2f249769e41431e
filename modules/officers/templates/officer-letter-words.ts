import { defineMessages, type Translation } from "#modules/platform/messages";

/** What whoever may object to a letter that names an officer reads. */
export const officerLetterWords = defineMessages({
  en: {
    subject: "{name} as {office}: a letter of {organization}",
    heading: "A letter says who is {office}",
    text: "{maker} made a letter for banks, schools and others: “{name} is {office} of {organization}.” It is valid through {day}.",
    object:
      "If that is right, you need not do anything. If it is not, object: the letter is withdrawn at once, and its page tells everybody who checks it.",
    action: "Look at it, or object",
    somebody: "Somebody of your club",
    note: "You get this because you are in the roster of {organization}, or its primary user.",
  },
});

export const officerLetterSpanish: Translation<typeof officerLetterWords> = {
  subject: "{name} ({office}): una carta de {organization}",
  heading: "Una carta dice quién ocupa este cargo: {office}",
  text: "{maker} hizo una carta para bancos, escuelas y otros: «{name}, {office} de {organization}». Vale hasta el {day}.",
  object:
    "Si es correcto, no tiene que hacer nada. Si no lo es, opóngase: la carta se retira de inmediato y su página se lo dice a quien la consulte.",
  action: "Verla u oponerse",
  somebody: "Alguien de su club",
  note: "Recibe este correo porque está en la lista de directivos de {organization} o es su usuario principal.",
};
