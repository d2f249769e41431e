import type { Translation } from "#modules/platform/messages";
import type { shellMessages } from "./words";

export const shell: Translation<typeof shellMessages> = {
  "fault.title": "Algo falló de nuestro lado",
  "fault.next": "No se cambió nada. Vuelva a intentarlo en un momento.",
  "fault.payment":
    "No sabemos si este pago se realizó. Revise sus pagos antes de volver a intentarlo.",
  "fault.check": "Revisar sus pagos",
  "busy.payment":
    "Muchas personas están pagando en este momento, así que no iniciamos este pago. No se cobró nada. Vuelva a intentarlo en un minuto.",
  "fault.reference": "Si nos escribe, mencione esta referencia: {reference}",
  "outage.title": "Volvemos enseguida",
  "outage.message":
    "Una parte de nuestro servicio no responde en este momento. No se perdió ni se cambió nada. Vuelva a intentarlo en un minuto.",
  "not_found.title": "No encontramos esa página",
  "not_found.text":
    "Puede que la dirección esté mal escrita o que la página se haya movido. Desde la página de inicio se llega a todo.",
  "forbidden.title": "Esta página no es para usted",
  "forbidden.text":
    "Su sesión está abierta, pero esta cuenta no tiene permiso para ver esta página.",
  "refused.title": "No pudimos aceptarlo",
  home: "Ir a la página de inicio",
  "nav.clubs": "Para clubes",
  "nav.headquarters": "Para sedes",
  "nav.tools": "Herramientas gratis",
  "nav.pricing": "Precios",
  "nav.start": "Comenzar",
  "nav.startWhat": "la solicitud",
  "nav.app": "Mi organización",
  "nav.admin": "Personal",
  "way.apply": "Solicitar la membresía",
  "way.bylaws": "Crear sus estatutos",
  "way.incorporation": "Constituirse y obtener un EIN",
  "way.verify": "Consultar un club",
  "way.check": "Verificar un certificado",
  "way.irsReturn": "Su declaración anual al IRS",
  "way.revoked": "¿Perdió su exención?",
  "way.states": "Lo que exige su estado",
  "kept.title": "Recuperamos lo que escribió",
  "kept.text":
    "Mientras tanto tuvo que volver a iniciar sesión. Todavía no está guardado: revíselo y envíelo.",
};
