import { defineMessages, type Translation } from "#modules/platform/messages";

/** What people read of what became of a handover. */
export const handoverNoticeWords = defineMessages({
  en: {
    "subject.accepted": "{club}: {name} took over",
    "text.accepted":
      "{name} accepted and is the primary user of {club} now. Go through the list together, then complete the handover.",
    "subject.declined": "{club}: {name} declined",
    "text.declined":
      "{name} does not take {club} over. {reason} Nothing has changed: you can hand over to somebody else.",
    "subject.expired": "{club}: the link to {name} expired",
    "text.expired":
      "{name} did not answer within 14 days, so the link no longer works. Nothing has changed. You can send a new one.",
    "subject.asked_again": "{club}: {name} asks for a new link",
    "text.asked_again":
      "{name} opened a link that had expired and asks for a new one. Send it again if you still want to.",
    "subject.cancelled": "{club}: the handover was cancelled",
    "text.cancelled":
      "You were asked to take {club} over. That was cancelled, and the link no longer works.",
    "subject.completed": "{club}: the handover is complete",
    "text.completed":
      "The handover of {club} to {name} is complete. What is still marked “later” stays on the list.",
    "subject.started": "{club}: headquarters asks {name} to take over",
    "text.started":
      "Nobody signs in for {club} any more. Its headquarters asked {name} to take over as {office}. You are told because you are the last officers that we know of. If this is wrong, write to the headquarters.",
    action: "Open the handover",
    note: "You get this because of a handover of {club}.",
  },
});

export const handoverNoticeSpanish: Translation<typeof handoverNoticeWords> = {
  "subject.accepted": "{club}: {name} se hizo cargo",
  "text.accepted":
    "{name} aceptó y ahora es el usuario principal de {club}. Revisen la lista juntos y después completen el traspaso.",
  "subject.declined": "{club}: {name} no aceptó",
  "text.declined":
    "{name} no se hace cargo de {club}. {reason} Nada ha cambiado: puede entregarlo a otra persona.",
  "subject.expired": "{club}: venció el enlace para {name}",
  "text.expired":
    "{name} no respondió en 14 días, así que el enlace ya no sirve. Nada ha cambiado. Puede enviar uno nuevo.",
  "subject.asked_again": "{club}: {name} pide un enlace nuevo",
  "text.asked_again":
    "{name} abrió un enlace que había vencido y pide uno nuevo. Envíelo de nuevo si todavía quiere.",
  "subject.cancelled": "{club}: el traspaso se canceló",
  "text.cancelled":
    "Se le pidió que se hiciera cargo de {club}. Eso se canceló, y el enlace ya no sirve.",
  "subject.completed": "{club}: el traspaso está completo",
  "text.completed":
    "El traspaso de {club} a {name} está completo. Lo que se marcó «más tarde» sigue en la lista.",
  "subject.started": "{club}: la sede pide a {name} que se haga cargo",
  "text.started":
    "Ya nadie inicia sesión por {club}. Su sede pidió a {name} que lo asuma ({office}). Se le avisa porque usted es de los últimos directivos que conocemos. Si no es correcto, escriba a la sede.",
  action: "Abrir el traspaso",
  note: "Recibe este correo por un traspaso de {club}.",
};
