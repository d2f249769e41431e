import type { Translation } from "#modules/platform/messages";
import type { shareMessages } from "./sharing/share-messages";

const shareRefusal: Translation<typeof shareMessages> = {
  labelName: "nombre",
  labelWhat: "elección de documentos",
  labelPapers: "documentos",
  labelYear: "año fiscal",
  labelExpiresOn: "último día",
  labelPasscode: "código",
  labelMaxViews: "número de veces",
  labelPinned: "versiones",
  ownAlone: "Solo las personas de la organización crean enlaces a sus documentos.",
  chooseWhat: "Elija documentos o un año fiscal.",
  tickOne: "Marque al menos un documento.",
  tooMany: "Un enlace abre como máximo {max} documentos. Elija menos.",
  paperGone: "Uno de estos documentos es privado o ya no está. Revise la lista de nuevo.",
  yearMissing: "Elija un año fiscal.",
  yearEmpty: "No se puede mostrar ningún documento de este año fiscal. Elija otro año.",
  dayOutside: "Escriba un día entre mañana y {max} días a partir de hoy.",
  passcodeShape: "Un código tiene 8 dígitos, por ejemplo 48151623. O déjelo vacío.",
  viewsShape: "Escriba un número de 1 a 1,000. O déjelo vacío.",
  tooManyOpen: "Como máximo {max} enlaces sirven a la vez. Primero termine uno.",
  ended: "Este enlace ya terminó.",
  enterPasscode: "Escriba el código de 8 dígitos que le dieron.",
  wrongPasscode: {
    one: "Este no es el código. Queda {count} intento; después el enlace termina.",
    other: "Este no es el código. Quedan {count} intentos; después el enlace termina.",
  },
};

/** This topic's words in Spanish, by the names of their catalogues. */
export const vaultSpanish = { shareRefusal };
