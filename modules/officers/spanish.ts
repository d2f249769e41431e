import type { Translation } from "#modules/platform/messages";
import type { officeWords } from "./office-words";

/** What offices are called in Spanish. */
export const offices: Translation<typeof officeWords> = {
  president: "Presidente",
  vice_president: "Vicepresidente",
  secretary: "Secretario",
  treasurer: "Tesorero",
  other: "Otro cargo",
  adviser: "Asesor",
  school_representative: "Representante de la escuela",
};

/** The Spanish words of officers that public pages show. */
export const officersSpanish = { offices };
