import type { Translation } from "#modules/platform/messages";
import type { shellMessages } from "./words";

export const shell: Translation<typeof shellMessages> = {
  "fault.title": "Algo falló de nuestro lado",
  "fault.next": "No se cambió nada. Vuelva a intentarlo en un momento.",
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
  "nav.pricing": "Precios",
  "nav.bylaws": "Estatutos",
  "nav.app": "Mi organización",
  "nav.admin": "Personal",
  "kept.title": "Recuperamos lo que escribió",
  "kept.text":
    "Mientras tanto tuvo que volver a iniciar sesión. Todavía no está guardado: revíselo y envíelo.",
};
