import type { Translation } from "#modules/platform/messages";
import type { copiesFormWords, publishFormWords } from "./forms";
import type { inspectionMessages } from "./messages";

const inspectionRefusal: Translation<typeof inspectionMessages> = {
  ownAlone: "Solo las personas de la organización publican sus documentos.",
  chooseKind: "Elija si es la solicitud o la carta del IRS.",
  chooseForm: "Elija qué formulario es.",
  yearMissing: "Escriba el último día del año fiscal, por ejemplo 2026-06-30.",
  yearAhead: "Este año fiscal todavía no ha terminado.",
  yearOld: "Escriba un año fiscal que terminó después del 1 de enero de 2000.",
  filedMissing: "Escriba el día en que se presentó, por ejemplo 2026-10-03.",
  filedAhead: "Escriba hoy o un día anterior.",
  filedBefore: "No se puede presentar antes de que termine su año fiscal.",
  pastDue: "La ley pide una declaración durante tres años. Los de esta ya pasaron.",
  clearFirst:
    "Primero quítele el anexo B y todos los números de Seguro Social; después marque que lo hizo.",
  numbersFound: {
    one: "La página {pages} tiene algo que parece un número de Seguro Social. Quítelo y suba el documento de nuevo. Si no lo es, marque que lo revisó.",
    other:
      "Las páginas {pages} tienen algo que parece un número de Seguro Social. Quítelos y suba el documento de nuevo. Si no lo son, marque que los revisó.",
  },
  unreadable:
    "No pudimos leer el texto de este documento, como pasa con uno escaneado. Busque números de Seguro Social en cada página y después marque que lo revisó.",
  notPdf: "Solo se puede publicar un PDF.",
  notScanned:
    "Ningún antivirus ha revisado este documento, así que no se publica. Pídanos que activemos el antivirus.",
  alreadyPublic: "Este documento ya está publicado.",
  gone: "Este documento ya no está publicado.",
  changedMeanwhile: "Otra persona cambió esta página mientras tanto. Revísela de nuevo.",
  dayMissing: "Escriba un día, por ejemplo 2026-11-23.",
  dayAhead: "Escriba hoy o un día anterior.",
  dayOld: "Escriba un día después del 1 de enero de 2000.",
  chooseWay: "Elija cómo la pidieron.",
  answeredBefore: "No se puede responder antes de que llegue.",
  answered: "Esta solicitud ya se respondió.",
  limit: "Un club guarda como máximo {max} solicitudes aquí.",
};

const publishForm: Translation<typeof publishFormWords> = {
  kind: "Qué es",
  "kind.application": "Nuestra solicitud de exención (formulario 1023, 1023-EZ, 1024)",
  "kind.letter": "La carta del IRS sobre nuestra exención",
  form: "Qué formulario",
  "form.990-EZ": "Formulario 990-EZ",
  "form.990": "Formulario 990",
  "form.hint":
    "Un 990-N no tiene documento: la página lo nombra por sí sola cuando está confirmado.",
  "form.none": "Elija",
  fiscal_year_end: "Último día del año fiscal",
  filed_on: "Presentado el",
  is_extended: "Tuvimos una prórroga (formulario 8868)",
  "is_extended.hint":
    "La declaración es pública durante tres años desde el día en que venció, o desde que se presentó si fue después.",
  is_cleared: "Se le quitaron el anexo B y todos los números de Seguro Social",
  "is_cleared.hint":
    "No hace falta mostrar los nombres de los donantes. Un número que se publicó una vez ya se conoce.",
  is_looked_through: "Revisé cada página: no hay ningún número de Seguro Social",
  "is_looked_through.hint": "Su respuesta queda en el registro de cambios.",
};

const copiesForm: Translation<typeof copiesFormWords> = {
  received_on: "Recibida el",
  way: "Cómo la pidieron",
  "way.written": "Por escrito",
  "way.in_person": "En persona",
  asked_by: "Quién la pidió (puede quedar vacío)",
  answered_on: "Respondida el",
  "asked_by.name": "nombre",
};

/** Refusals of this room in Spanish, by the names of their catalogues; the server alone words them. */
export const inspectionSpanish = { inspectionRefusal };

/** The Spanish words of its forms, which the browser needs. */
export const inspectionFormsSpanish = { copiesForm, publishForm };
