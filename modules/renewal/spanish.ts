import type { Translation } from "#modules/platform/messages";
import type { renewalLineWords } from "./line-words";
import type { renewalMessages } from "./messages";

const renewalRefusal: Translation<typeof renewalMessages> = {
  notMember: "Esta organización todavía no tiene ninguna membresía que renovar.",
  renewalChanged: "La renovación cambió. Revise el total nuevo antes de continuar.",
  renewalOpen: "Hay una renovación en curso. Primero cancélela o espere a que se pague.",
  nothingToCancel: "No hay ninguna renovación sin pagar que se pueda cancelar.",
  returnMissing: "Primero suba su última declaración.",
  returnThere: "La declaración ya está aquí o ya no se necesita.",
  noReminder: "Deje al menos un recordatorio.",
  labelAccount: "cuenta",
  labelCurrent: "nivel actual",
  labelNew: "nivel nuevo",
  labelUpgrade: "cambio de nivel",
  labelIncorporation: "constitución",
  labelTotals: "totales",
  labelBonus: "saldo de la bonificación",
  labelDue: "fecha de vencimiento",
  labelReturn: "Su última declaración de la serie 990",
  levelChanged: "Otra persona guardó este nivel mientras tanto.",
  levelDiscountTooLarge: "El descuento puede ser como máximo el precio.",
  levelAmountTooLarge: "Escriba una cantidad de $100,000 como máximo.",
  levelAmountMissing: "Escriba una cantidad; 0 también lo es.",
  levelUpgradeUnknown:
    "Elija un nivel de servicio completo de la misma clase, o ningún cambio de nivel.",
  levelFeaturesCount: "Escriba de cuatro a ocho líneas.",
  levelFeatureTooLong: "Deje cada línea en 200 caracteres o menos.",
  levelFeatureTwice: "Una línea está dos veces.",
  groupNotBilled: "A este grupo no se le factura en conjunto: cada capítulo renueva por su cuenta.",
  chaptersNone: "Elija al menos un capítulo para renovar, y {max} como máximo.",
  notInGroup: "Ya no pertenece a su grupo.",
};

/** What renewals refuse, in Spanish; the server alone words it. */
export const renewalRefusalsInSpanish = { renewalRefusal };

const renewalLine: Translation<typeof renewalLineWords> = {
  "note.cancelled": "Renovación cancelada",
  "line.new_account": "{level}: ingreso",
  "line.renewal": "{level}: renovación",
  "line.renewal.discount": "{level}: descuento por renovar con anticipación",
  "line.upgrade": "{level}: cambio de nivel",
  "line.upgrade.discount": "{level}: descuento por cambio de nivel",
  "line.incorporation": "Paquete de constitución",
  "line.incorporation.discount": "Paquete de constitución: descuento",
};

/** What the lines of a renewal are in Spanish, also in browsers. */
export const renewalSpanish = { renewalLine };
