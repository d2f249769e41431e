import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read when all officers' terms have ended. */
export const endedTermsWords = defineMessages({
  en: {
    subject: "{organization}: all officers' terms have ended",
    heading: "Who are the officers of {organization} now?",
    text: "By the roster, the last officer's term ended on {day}, and nobody follows. A club without officers cannot act: nobody may sign at the bank, and nobody answers to the IRS.",
    next: "Enter the new terms. If the same people go on, enter that too.",
    action: "Open the roster",
    actionGroup: "Open the headquarters' page",
    note: "You get this because you belong to {organization}, or to its headquarters.",
  },
});

export const endedTermsSpanish: Translation<typeof endedTermsWords> = {
  subject: "{organization}: los períodos de todos los directivos terminaron",
  heading: "¿Quiénes son ahora los directivos de {organization}?",
  text: "Según la lista, el período del último directivo terminó el {day} y nadie le sigue. Un club sin directivos no puede actuar: nadie puede firmar en el banco y nadie responde ante el IRS.",
  next: "Anote los períodos nuevos. Si siguen las mismas personas, anótelo también.",
  action: "Abrir la lista de directivos",
  actionGroup: "Abrir la página de la sede",
  note: "Recibe este correo porque pertenece a {organization} o a su sede.",
};
