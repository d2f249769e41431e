import type { Translation } from "#modules/platform/messages";
import type { refusalMessages } from "./refusal-messages";

export const refusal: Translation<typeof refusalMessages> = {
  "request.malformed": "No pudimos leer lo que se envió. Regrese e inténtelo de nuevo.",
  "request.forged":
    "Esta página estuvo abierta demasiado tiempo o se envió desde otro lugar. No se cambió nada. Envíela de nuevo.",
  "refusal.invalid": "Hay un problema con lo que se envió.",
  "refusal.conflict": "Esto no se puede hacer en este momento.",
  "refusal.unauthenticated": "Primero inicie sesión.",
  "refusal.forbidden": "No tiene permiso para hacer esto.",
  "refusal.readOnly":
    "Usted entregó este club. Todavía puede leer sus páginas, pero ya no puede cambiar nada.",
  "refusal.confirm": "Primero escriba otra vez su contraseña.",
  "refusal.not_found": "No lo encontramos.",
  "refusal.too_large": "Lo que se envió es demasiado grande.",
  "refusal.too_many": {
    one: "Demasiados intentos. Espere {count} minuto e inténtelo de nuevo.",
    other: "Demasiados intentos. Espere {count} minutos e inténtelo de nuevo.",
  },
  "fault.message": "Algo falló de nuestro lado. No se cambió nada.",
};
