import type { Translation } from "#modules/platform/messages";
import type { paperFieldWords } from "./paper-field-words";

export const paperFields: Translation<typeof paperFieldWords> = {
  kind: "¿Qué documento es?",
  kindNone: "Ninguno de estos",
  kindHint: "Uno de los que se piden a los clubes: así sabemos que no falta.",
  category: "Categoría",
  categoryHint: "Decide cuánto tiempo se guarda. Si no elige ninguna, se toma la del documento.",
  categoryNone: "La del documento, u Otros",
  titleLabel: "Título",
  titleHint: "Si lo deja vacío, se muestra el nombre del archivo.",
  datedOn: "Fecha del documento",
  datedOnHint: "Si la deja vacía, hoy.",
  endsOn: "Último día",
  endsOnHint: "De un contrato, un registro o una póliza.",
  private: "Privado",
  privateHint:
    "Solo lo ven el usuario principal y quien lleva la tesorería. No va en ningún paquete ni enlace. Su sede central conserva lo que usted le envió antes.",
  sending: "Subiendo el archivo: espere, por favor...",
  newFile: "Archivo",
  fileHint: "PDF, Word, Excel, texto o imagen, de {size} como máximo.",
};
