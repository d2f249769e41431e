import type { Translation } from "#modules/platform/messages";
import type { giftMessages, giftTableWords } from "./messages";

const giftRefusal: Translation<typeof giftMessages> = {
  private: "Los donantes se muestran solo al usuario principal y al tesorero de la lista.",
  donorMissing: "Escriba el nombre del donante.",
  dayShape: "Escriba un día, por ejemplo 2026-11-02.",
  dayAhead: "Escriba hoy o un día anterior.",
  dayOld: "Escriba un día después del 1 de enero de 2000.",
  chooseKind: "Elija qué se donó.",
  amountMissing: "Escriba lo que se donó, por ejemplo 250.00.",
  propertyMissing: "Describa lo que se donó, por ejemplo 12 atriles.",
  chooseGoods: "Diga si el donante recibió algo a cambio: la carta tiene que decirlo.",
  goodsMissing: "Describa lo que recibió el donante, por ejemplo una cena.",
  valueMissing: "Escriba cuánto vale, por ejemplo 40.00.",
  emailShape: "Escriba un correo electrónico, por ejemplo ada@example.com.",
  emailMailed: "La carta ya se envió a la dirección anterior. No se cambió nada.",
  mailNone: "Ninguna carta de este año espera para enviarse.",
  mailLimit: "Un club envía como máximo {max} cartas al día. Envíe las demás mañana.",
  limit: "Un club guarda como máximo {max} donaciones. Primero quite las antiguas.",
  social:
    "Las donaciones a un club social de la sección 501(c)(7) no son deducibles; por eso no hay cartas.",
  otherSection:
    "El archivo del IRS pone su organización en otra sección que la 501(c)(3); por eso no hay carta.",
  stateFirst:
    "Los archivos del IRS que tenemos no muestran su organización. Diga primero lo que dice su carta de determinación.",
  stateAgree: "Marque que su carta de determinación lo dice.",
  notDeductible: "El archivo del IRS dice que las donaciones a su organización no son deducibles.",
  revoked:
    "La lista del IRS dice que su exención fue revocada. Las cartas comienzan cuando se restablezca.",
  labelDonor: "nombre del donante",
  labelAddress: "dirección",
  labelEmail: "correo electrónico",
  labelDay: "día",
  labelKind: "qué se donó",
  labelAmount: "cantidad",
  labelProperty: "descripción",
  labelGoods: "a cambio",
  labelGoodsText: "qué recibió el donante",
  labelValue: "su valor",
};

const giftTable: Translation<typeof giftTableWords> = {
  day: "Día",
  donor: "Donante",
  address: "Dirección",
  email: "Correo electrónico",
  amount: "Cantidad",
  property: "Descripción",
  goods: "A cambio",
  value: "Su valor",
  mailed: "Carta enviada",
};

/** Words of this room in Spanish, by the names of their catalogues; the server alone words them. */
export const giftsSpanish = { giftRefusal, giftTable };
