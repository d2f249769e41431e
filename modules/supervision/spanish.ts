import type { Translation } from "#modules/platform/messages";
import type { papersFormWords } from "./forms";
import type { supervisionMessages } from "./messages";

const supervisionRefusal: Translation<typeof supervisionMessages> = {
  fiscalYearMissing:
    "Primero diga en qué mes termina su año contable: todo esto se cuenta desde ahí.",
  yearExists: "Este año ya está preparado.",
  yearRuns: "Este año termina el {date}. Se puede cerrar a partir del día siguiente.",
  yearClosed: "Este año se cerró el {date}. Ya no se puede cambiar nada en él.",
  yearNone: "Aquí no hay tal año. Primero prepárelo.",
  chooseResult: "Elija lo que encontró.",
  noteForQuestion: "Diga cuál es la pregunta, o qué no está en orden.",
  textOrLink: "Escriba un texto, o una dirección que empiece con https://.",
  linkShape: "Escriba una dirección que empiece con https://, o déjela vacía.",
  educationNone: "Primero publique un texto.",
  fileOfBoth:
    "Este archivo está aquí como declaración y como confirmación. Una confirmación del 990-N no es una copia de una declaración: déjelo en un solo lugar.",
  nothingSent: "Agregue una copia de su declaración, o llene el informe y la confirmación.",
  reportWhole: "Llene las tres cantidades del informe.",
  activityMissing: "Nombre al menos una actividad.",
  officersMissing: "Nombre a los directivos.",
  periodRuns: "Su año fiscal termina el {date}. Envíe sus papeles a partir del día siguiente.",
  periodUnknown: "Primero diga en qué mes termina su año fiscal.",
  chooseChapters: "Elija al menos un capítulo.",
  chooseFile: "Elija el archivo que lo demuestra.",
  noStatement: "Primero escriba la declaración de propósito.",
  dayShape: "Escriba un día, por ejemplo 5/3/2027.",
  dayAhead: "Escriba hoy o un día anterior: esto todavía está por venir.",
  dayOutside: "Escriba un día de los años 2000 a 2100.",
  dayBefore: "Escriba un día posterior al primero.",
  choose: "Elija una opción.",
  changedMeanwhile:
    "Otra persona guardó esto mientras tanto. Lo que usted escribió sigue aquí: compare y guarde de nuevo.",
  withdrawnAlready: "Esto ya se retiró.",
  reasonMissing: "Diga por qué, para quien lea el registro.",
  ownerForces: "Solo un responsable de todos los capítulos puede hacer esto.",
  outsideEarly: {
    one: "El plazo se abre mañana: falta {count} día. Diga por qué no puede esperar.",
    other: "Faltan {count} días. Diga por qué no puede esperar.",
  },
  outsideLate: {
    one: "El plazo se cerró ayer: hay {count} día de retraso. Diga por qué y continúe.",
    other: "Hay {count} días de retraso. Diga por qué y continúe.",
  },
  frozenAlready: "Este informe se fijó el {date}. Hay uno por año.",
  submittedAlready: "Este informe se marcó como enviado el {date}.",
  notFrozen: "Primero fije el informe.",
  notSubmitted: "Primero marque el informe como enviado.",
  closedAlready: "Este informe está cerrado.",
  proofOfSubmission: "Escriba la confirmación que dio el IRS, o elija el archivo que la muestra.",
  wayMissing: "Diga cómo se envió.",
  beforeFrozen: "Escriba el {date} o un día posterior: entonces se fijó.",
  wholeNumber: "Escriba un número entero de {from} a {to}.",
  sourceMissing: "Diga dónde lo leyó.",
};

/** What supervision refuses, in Spanish; the server alone words it. */
export const supervisionRefusalsInSpanish = { supervisionRefusal };

const supervisionPapers: Translation<typeof papersFormWords> = {
  receipts: "Entradas",
  expenses: "Salidas",
  closing: "Saldo al final del año",
  activity_1: "Actividad principal 1",
  activity_2: "Actividad principal 2",
  activity_3: "Actividad principal 3",
  officers: "Directivos",
  "officers.hint": "Una línea para cada uno: nombre y cargo.",
  purpose_changed: "Nuestro propósito o nuestra forma de trabajar cambió",
  "purpose_changed.name": "cambio de propósito",
  number: "Número de confirmación",
  has_read: "Lo he leído",
};

/** What the fields of a chapter's papers are called in Spanish, also in browsers. */
export const supervisionSpanish = { supervisionPapers };
