import type { Translation } from "#modules/platform/messages";
import type { publishWords } from "./words";

export const publishPaper: Translation<typeof publishWords> = {
  title: "Publicar «{title}»",
  lede: "Entonces todos pueden leer y descargar este documento, tal como está, en la página pública de {name}.",
  mayNot: "Solo las personas de la organización publican sus documentos.",
  "bar.notPdf": "Solo se puede publicar un PDF. Suba el documento como PDF.",
  "bar.notScanned":
    "Ningún antivirus ha revisado este documento, así que no se publica. Pídanos que activemos el antivirus.",
  kind: "Qué es",
  "kind.application": "Nuestra solicitud de exención (formulario 1023, 1023-EZ, 1024)",
  "kind.letter": "La carta del IRS sobre nuestra exención",
  form: "Qué formulario",
  formNone: "Elija",
  formHint: "Un 990-N no tiene documento: la página lo nombra por sí sola cuando está confirmado.",
  end: "Último día del año fiscal",
  filed: "Presentado el",
  extended: "Tuvimos una prórroga (formulario 8868)",
  extendedHint:
    "La declaración es pública durante tres años desde el día en que venció, o desde que se presentó si fue después.",
  cleared: "Se le quitaron el anexo B y todos los números de Seguro Social",
  clearedHint:
    "No hace falta mostrar los nombres de los donantes. Un número que se publicó una vez ya se conoce.",
  looked: "Revisé cada página: no hay ningún número de Seguro Social",
  lookedHint: "Su respuesta queda en el registro de cambios.",
  submit: "Publicar",
  back: "Documentos públicos",
};
