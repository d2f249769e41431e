import type { Translation } from "#modules/platform/messages";
import type { ownPostcardWords } from "./words";

export const ownPostcard: Translation<typeof ownPostcardWords> = {
  back: "Volver a esta declaración en el calendario",
  missing: "Aún no sabemos: {list}. Téngalo a mano antes de empezar.",
  missingEin: "Díganos el EIN",
  keepFigures: "Para que se le pregunte una sola vez, escríbalo donde lo guarda el calendario:",
  keepFiguresLink: "de qué dependen sus fechas",
  other:
    "Por lo que sabemos de su club, la declaración de este año es otro formulario. Mírelo primero.",
  otherLink: "La declaración de este año",
  settled: "Esta declaración ya está resuelta aquí. No queda nada por hacer.",
  notYet: "Cuando esté presentada, vuelva y anote aquí la confirmación.",
  proof: "Anotar la confirmación",
  doneOn: "Día en que se presentó",
  doneOnHint: "Hoy o un día anterior.",
  number: "Número de confirmación",
  numberHint: "Como lo muestra la página o el correo del IRS.",
  files: "O la confirmación como PDF",
  submit: "Marcarlo como hecho",
};
