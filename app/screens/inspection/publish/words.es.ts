import type { Translation } from "#modules/platform/messages";
import type { publishWords } from "./words";

export const publishPaper: Translation<typeof publishWords> = {
  title: "Publicar «{title}»",
  lede: "Entonces todos pueden leer y descargar este documento, tal como está, en la página pública de {name}.",
  mayNot: "Solo las personas de la organización publican sus documentos.",
  "bar.notPdf": "Solo se puede publicar un PDF. Suba el documento como PDF.",
  "bar.notScanned":
    "Ningún antivirus ha revisado este documento, así que no se publica. Pídanos que activemos el antivirus.",
  submit: "Publicar",
  back: "Documentos públicos",
};
