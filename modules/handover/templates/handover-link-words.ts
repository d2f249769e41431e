import { defineMessages, type Translation } from "#modules/platform/messages";

/** What whoever takes over reads. */
export const handoverLinkWords = defineMessages({
  en: {
    "link.subject": "{club}: you are asked to take over",
    "link.reminder": "{club}: your link works until {day}",
    "link.text": "{from} hands {club} over to you as its {office}.",
    "link.textNobody": "{club} has nobody in charge. You are asked to take over as its {office}.",
    "link.what":
      "You get the sign-in as primary user, the list of what has to be handed over, and the club's papers and dates. You may also decline.",
    "link.until": "The link is for you alone, works once, and until {day}.",
    "link.action": "See the handover",
    "link.note": "You get this because somebody of {club}, or of its headquarters, named you.",
  },
});

export const handoverLinkSpanish: Translation<typeof handoverLinkWords> = {
  "link.subject": "{club}: se le pide que se haga cargo",
  "link.reminder": "{club}: su enlace sirve hasta el {day}",
  "link.text": "{from} le entrega {club} ({office}).",
  "link.textNobody": "{club} no tiene a nadie a cargo. Se le pide que lo asuma ({office}).",
  "link.what":
    "Recibe el inicio de sesión como usuario principal, la lista de lo que hay que entregar, y los documentos y las fechas del club. También puede decir que no.",
  "link.until": "El enlace es solo para usted, sirve una sola vez y hasta el {day}.",
  "link.action": "Ver el traspaso",
  "link.note": "Recibe este correo porque alguien de {club}, o de su sede, le nombró.",
};
