import type { Translation } from "#modules/platform/messages";
import type { digestWords } from "./words";

export const digest: Translation<typeof digestWords> = {
  title: "Correos sobre lo que vence",
  lede: "Una sola lista de lo que cada uno de sus clubes tiene que hacer pronto. Si no vence nada, no hay correo.",
  rhythm: "Con qué frecuencia",
  "rhythm.weekly": "Cada lunes",
  "rhythm.monthly": "El primer lunes de cada mes",
  "rhythm.off": "Nunca",
  rhythmHint:
    "También llegan recordatorios de cada fecha: 60, 30, 14, 7 y 3 días antes, y el mismo día.",
  locale: "Idioma",
  save: "Guardar",
  ended:
    "Usted dejó de recibir todos los correos sobre lo que pasa, así que esta lista tampoco llega.",
  toAccount: "Cambiarlo en su cuenta",
  toCalendar: "Volver al calendario",
};
