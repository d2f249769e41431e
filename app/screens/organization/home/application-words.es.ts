import type { Translation } from "#modules/platform/messages";
import type { homeApplicationWords } from "./application-words";

export const ownApplication: Translation<typeof homeApplicationWords> = {
  title: "Su solicitud",
  draft: "Su solicitud para {level} está completa en un {percent} %.",
  submitted: "Su solicitud para {level} está enviada y espera el pago.",
  paid: "Su solicitud para {level} está pagada y espera a que una persona la lea.",
  review: "Una persona está leyendo su solicitud para {level}.",
  changes: "Necesitamos un cambio en su solicitud para {level}.",
  continue: "Continuar",
  see: "Ver su solicitud",
  approved: "Su solicitud está aprobada",
  declined: "Su solicitud fue rechazada",
  progress: "Su avance",
  percent: "{percent} %",
  payments: "Ver su factura y cómo pagar",
};
