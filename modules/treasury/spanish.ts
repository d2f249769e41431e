import type { Translation } from "#modules/platform/messages";
import type { lineWords } from "./line-messages";
import type { treasuryMessages } from "./messages";

const treasuryRefusal: Translation<typeof treasuryMessages> = {
  ownAlone: "Solo las personas de la organización llevan su dinero.",
  changedMeanwhile: "Alguien lo cambió entretanto. Lea lo que hay ahora y guarde de nuevo lo suyo.",
  yearExists: "Este año ya existe.",
  yearOutside: "Escriba el último día de un mes entre 2000 y el fin del próximo año.",
  yearsLimit: "Se guardan como máximo {max} años.",
  isFinal: "El informe es definitivo. Primero corríjalo con un motivo.",
  notFinal: "El informe no es definitivo.",
  openingMissing: "Escriba lo que había en las cuentas el primer día del año.",
  openingReasonMissing:
    "El año anterior terminó con {amount}. Escriba esa cantidad o diga por qué es otra.",
  bankMissing: "Escriba el saldo del extracto bancario del último día del año.",
  differenceMissing:
    "El banco y el informe difieren en {amount}. Encuéntrelo o diga con palabras qué lo explica.",
  nothingEntered: "Escriba al menos una cantidad que entró o salió.",
  yearRuns: "El año no ha terminado. Un informe es definitivo después del {day}.",
  reasonMissing: "Diga en pocas palabras por qué se corrige.",
  nameMissing: "Dé un nombre a la categoría.",
  nameTwice: "Ya hay una categoría con ese nombre.",
  sideMissing: "Diga si es dinero que entra o que sale.",
  linesLimit: "Un año tiene como máximo {max} categorías.",
  lineUsed: "Primero vacíe las cantidades de esta categoría.",
  tooLarge: "Las sumas son demasiado grandes. Revise las cantidades.",
  budgetEmpty: "Escriba antes al menos una cantidad prevista.",
  budgetAdopted: "El presupuesto fue adoptado. Primero modifíquelo.",
  budgetOpen: "El presupuesto no está adoptado.",
  adoptedMissing: "Escriba el día de la reunión.",
  adoptedAhead: "Escriba hoy o un día anterior.",
  adoptedOld: "Escriba un día del año anterior al año fiscal o posterior.",
  fileMissing: "Elija un archivo.",
  fileBroken: "No se puede leer este archivo. Guárdelo otra vez como CSV.",
  fileHead:
    "No hay una columna “Date” con “Amount”, o con “Deposit” y “Withdrawal”. Nombre así las columnas en la primera fila.",
  fileRows: "Un archivo tiene como máximo {max} filas. Envíe un período más corto.",
  fileGroups: "El archivo tiene más de 60 categorías. Envíe uno con menos.",
  fileAgain: "Elija el archivo otra vez.",
  fileKnown: "Todas las filas de este archivo ya están. No se añadió nada.",
  groupMissing: "Elija adónde va «{name}» o no lo cuente.",
  groupMissingIn: "Elija adónde van las entradas o no las cuente.",
  groupMissingOut: "Elija adónde van las salidas o no las cuente.",
  labelEndsOn: "último día del año",
  labelOpening: "saldo inicial",
  labelOpeningReason: "motivo",
  labelBank: "extracto bancario",
  labelChecks: "cheques sin cobrar",
  labelDeposits: "depósitos sin abonar",
  labelDifference: "explicación",
  labelName: "nombre",
  labelSide: "entrada o salida",
  labelNature: "de quién es el dinero",
  labelReason: "motivo",
  labelAdopted: "día de la reunión",
};

const treasuryLines: Translation<typeof lineWords> = {
  dues: "Cuotas",
  donations: "Donaciones",
  fundraising: "Recaudación y ventas",
  other_income: "Otros ingresos",
  program: "Programa y estudiantes",
  fundraising_costs: "Costos de la recaudación",
  fees: "Seguro, banco y otros cargos",
  other_expense: "Otros gastos",
};

/** Refusals of this room in Spanish, by the names of their catalogues; the server alone words them. */
export const treasurySpanish = { treasuryRefusal };

/** What categories are called in Spanish, also in browsers. */
export const linesSpanish = { treasuryLines };
