import { defineMessages, type Translation } from "#modules/platform/messages";

/** What a chapter's people read around what their headquarters writes. */
export const nudgeWords = defineMessages({
  en: {
    who: "{sender} of {headquarters} writes to the people of {chapter}:",
    whoUnnamed: "{headquarters} writes to the people of {chapter}:",
    why: "You get this letter because of this: {reason}",
    action: "Open it",
    note: "Answer this letter to reach {sender}.",
    noteUnnamed: "Ask your headquarters about this letter: {headquarters}.",
  },
});

export const nudgeSpanish: Translation<typeof nudgeWords> = {
  who: "{sender}, de {headquarters}, escribe a las personas de {chapter}:",
  whoUnnamed: "{headquarters} escribe a las personas de {chapter}:",
  why: "Recibe este correo por lo siguiente: {reason}",
  action: "Abrir",
  note: "Responda a este correo para escribir a {sender}.",
  noteUnnamed: "Pregunte por este correo a su sede nacional: {headquarters}.",
};
