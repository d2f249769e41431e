import type { Translation } from "#modules/platform/messages";
import type { unsubscribeWords } from "./words";

export const unsubscribe: Translation<typeof unsubscribeWords> = {
  bulkTitle: "¿No recibir más noticias por correo electrónico?",
  eventTitle: "¿No recibir más recordatorios?",
  bulkText: "Ya no recibirá noticias nuestras por correo electrónico.",
  eventText:
    "Ya no recibirá recordatorios por correo electrónico, como el de que una solicitud espera a que la termine.",
  kept: "Lo que tiene que saber sigue llegando: facturas, decisiones y su inicio de sesión.",
  submit: "No recibir más estos correos",
  bulkDone: "Ya no recibe noticias nuestras",
  eventDone: "Ya no recibe recordatorios",
  doneText: "¿Cambió de opinión? Vuelva a activarlos en su cuenta.",
  account: "Ir a su cuenta",
};
