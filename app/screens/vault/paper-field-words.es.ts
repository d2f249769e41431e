import type { Translation } from "#modules/platform/messages";
import type { paperFieldWords } from "./paper-field-words";

export const paperFields: Translation<typeof paperFieldWords> = {
  sending: "Subiendo el archivo: espere, por favor...",
  newFile: "Archivo",
  fileHint: "PDF, Word, Excel, texto o imagen, de {size} como máximo.",
};
