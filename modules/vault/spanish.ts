import { choiceWords } from "#modules/platform/forms/contract";
import type { Translation } from "#modules/platform/messages";
import type { vaultMessages } from "./messages";
import type { paperFormWords } from "./paper-form";
import type { shareFormWords } from "./sharing/share-form";
import type { shareMessages } from "./sharing/share-messages";
import type { categoryWords, paperWords } from "./words";

const shareRefusal: Translation<typeof shareMessages> = {
  ownAlone: "Solo las personas de la organización crean enlaces a sus documentos.",
  chooseWhat: "Elija documentos o un año fiscal.",
  tickOne: "Marque al menos un documento.",
  tooMany: "Un enlace abre como máximo {max} documentos. Elija menos.",
  paperGone: "Uno de estos documentos es privado o ya no está. Revise la lista de nuevo.",
  yearMissing: "Elija un año fiscal.",
  yearEmpty: "No se puede mostrar ningún documento de este año fiscal. Elija otro año.",
  dayOutside: "Escriba un día entre mañana y {max} días a partir de hoy.",
  passcodeShape: "Un código tiene 8 dígitos, por ejemplo 48151623. O déjelo vacío.",
  tooManyOpen: "Como máximo {max} enlaces sirven a la vez. Primero termine uno.",
  ended: "Este enlace ya terminó.",
  enterPasscode: "Escriba el código de 8 dígitos que le dieron.",
  wrongPasscode: {
    one: "Este no es el código. Queda {count} intento; después el enlace termina.",
    other: "Este no es el código. Quedan {count} intentos; después el enlace termina.",
  },
};

const vaultRefusal: Translation<typeof vaultMessages> = {
  primaryDeletes: "Solo el usuario principal puede eliminar documentos.",
  tickOne: "Marque los documentos que se pueden eliminar.",
  agreeFirst: "Diga que entiende que no se pueden recuperar.",
  notDue:
    "Uno de estos documentos no se puede eliminar: está retenido o su plazo no ha terminado. No se eliminó nada. Revise la lista de nuevo.",
  onlyProof:
    "«{title}» es la única prueba de una obligación de un año abierto. No se eliminó nada. Primero agregue otra prueba.",
  received:
    "Su sede recibió «{title}» y debe conservarlo hasta el {date}. No se eliminó nada. Quite la marca de este documento.",
  dayOutside: "Escriba un día entre el 1 de enero de 1900 y el 31 de diciembre de 2100.",
  endsBefore: "El último día es anterior a la fecha del documento.",
  privateForbidden:
    "Solo el usuario principal y quien lleva la tesorería pueden marcar un documento como privado.",
  changedMeanwhile: "Otra persona cambió este documento mientras tanto. Compare y guarde de nuevo.",
};

const paperCategory: Translation<typeof categoryWords> = {
  governing: "Acta constitutiva, estatutos y enmiendas",
  exemption: "Carta del EIN, solicitud y cartas de exención",
  returns: "Declaraciones y prórrogas",
  state: "Registros e informes estatales, impuesto sobre ventas",
  minutes: "Actas, resoluciones, listas de directivos",
  money: "Estados de cuenta, recibos, revisiones",
  insurance: "Pólizas de seguro",
  contracts: "Contratos",
  gifts: "Registros de donaciones y rifas",
  letters: "Cartas del IRS y del estado",
  other: "Otros",
};

const paperKind: Translation<typeof paperWords> = {
  articles: "Acta constitutiva",
  bylaws: "Estatutos",
  ein_letter: "Carta del EIN (CP 575 o 147C)",
  determination: "Carta de exención, o la carta de cobertura de la sede",
  return: "Declaración anual (990-N, 990-EZ o 990)",
  sales_tax: "Certificado de exención del impuesto sobre ventas",
  registration: "Registro estatal de beneficencia",
  minutes: "Acta de una reunión",
  insurance: "Póliza de seguro",
};

const paperForm: Translation<typeof paperFormWords> = {
  kind: "¿Qué documento es?",
  ...choiceWords("kind", paperKind),
  "kind.hint": "Uno de los que se piden a los clubes: así sabemos que no falta.",
  "kind.name": "documento",
  "kind.none": "Ninguno de estos",
  category: "Categoría",
  ...choiceWords("category", paperCategory),
  "category.hint": "Decide cuánto tiempo se guarda. Si no elige ninguna, se toma la del documento.",
  "category.none": "La del documento, u Otros",
  title: "Título",
  "title.hint": "Si lo deja vacío, se muestra el nombre del archivo.",
  dated_on: "Fecha del documento",
  "dated_on.hint": "Si la deja vacía, hoy.",
  ends_on: "Último día",
  "ends_on.hint": "De un contrato, un registro o una póliza.",
  is_private: "Privado",
  "is_private.hint":
    "Solo lo ven el usuario principal y quien lleva la tesorería. No va en ningún paquete ni enlace. Su sede central conserva lo que usted le envió antes.",
  hold: "Por qué no se debe eliminar",
  "hold.audit": "Una auditoría",
  "hold.dispute": "Una disputa",
  "hold.hint": "Una retención vale más que cualquier plazo.",
  "hold.name": "retención",
  "hold.none": "Sin retención",
};

const shareForm: Translation<typeof shareFormWords> = {
  name: "¿Para quién es?",
  "name.hint": "Para su propia lista, por ejemplo «Nuestro auditor». Quien lee no lo ve.",
  "name.name": "nombre",
  what: "Lo que abre",
  "what.papers": "Los documentos que marco",
  "what.year": "Todos los documentos de un año fiscal",
  "what.year.hint": "Los que hay hoy, sin los privados.",
  fiscal_year: "Año fiscal",
  "fiscal_year.none": "Elija un año",
  expires_on: "Último día",
  passcode: "Código",
  "passcode.hint":
    "8 dígitos, o nada. Dígalo por teléfono, no en el correo con el enlace. Diez errores terminan el enlace.",
  max_views: "Cuántas veces se puede abrir",
  "max_views.hint": "Si lo deja vacío, las veces que quiera. Quien lo abrió lee durante una hora.",
  is_pinned: "Mostrar las versiones de hoy",
  "is_pinned.hint": "Si no, se muestra la versión más nueva de cada documento.",
};

/** Refusals of this room in Spanish, by the names of their catalogues; the server alone words them. */
export const vaultSpanish = { shareRefusal, vaultRefusal };

/** What papers, their categories and the fields of forms are called in Spanish, also in browsers. */
export const papersSpanish = { paperCategory, paperForm, paperKind, shareForm };
