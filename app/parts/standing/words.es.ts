import type { Translation } from "#modules/platform/messages";
import type { standingWords } from "./words";

export const standingVerdict: Translation<typeof standingWords> = {
  "verdict.good": "{name} está en regla.",
  "verdict.attention": "{name} necesita su atención.",
  "verdict.at_risk": "{name} podría perder su exención de impuestos.",
  "verdict.revoked": "{name} ha perdido su exención de impuestos.",
  "verdict.unknown": "Todavía no podemos decir cómo está {name}.",
  good: "Los archivos del IRS y sus documentos no muestran nada malo.",
  unknown: "Los archivos del IRS y lo que sabemos de su EIN no dicen lo suficiente.",
  why: "Por qué, y qué hacer",
  whyGood: "Lo que revisamos",
  tell: "Ver qué falta",
  rescue: "Empezar el camino de vuelta",
  checking:
    "Unos archivos nuevos del IRS cambiarían esto. Primero los revisamos; hasta entonces queda como estaba.",
};
