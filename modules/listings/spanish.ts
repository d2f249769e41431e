import type { Translation } from "#modules/platform/messages";
import type { fileWords } from "./words";

/** Also for letters, which are worded where no words were added. */
export const irsFile: Translation<typeof fileWords> = {
  "noReturn.groupReturn":
    "No se espera una declaración propia: el archivo dice “declaración de grupo”.",
  "noReturn.church": "No se espera una declaración propia: es una iglesia.",
  "noReturn.government":
    "No se espera una declaración propia: es una organización del gobierno según la sección 501(c)(1).",
  "noReturn.religious": "No se espera una declaración propia: es una organización religiosa.",
  "noReturn.instrumentality":
    "No se espera una declaración propia: es un organismo de un estado o de una subdivisión política.",
  "noReturn.other": "No se espera una declaración propia, tampoco el formulario 990-PF.",
  "coverage.all": "Hemos cargado la lista del IRS de todos los estados, con fecha {date}.",
  "coverage.allOf":
    "Hemos cargado la lista del IRS de todos los estados, cada una con su propia fecha, del {oldest} al {newest}.",
  "coverage.some":
    "Hemos cargado la lista del IRS solo de estos estados: {states}. Una organización de otro estado no estaría en ella.",
  "coverage.part":
    "Hemos cargado solo una parte de la lista del IRS del {date}, y de ningún estado la lista completa.",
  "coverage.parts":
    "Hemos cargado solo partes de las listas del IRS del {oldest} al {newest}, y de ningún estado la lista completa.",
  "coverage.none": "Todavía no hemos cargado la lista de organizaciones exentas del IRS.",
  searched: "Buscamos en los grupos que atendemos: {groups}.",
};

/** This room's words in Spanish, by the names of their catalogues. */
export const listingsSpanish = { irsFile };
