import type { Translation } from "#modules/platform/messages";
import type { giftFormWords } from "./form";
import type { giftMessages, giftTableWords } from "./messages";

const giftRefusal: Translation<typeof giftMessages> = {
  private: "Los donantes se muestran solo al usuario principal y al tesorero de la lista.",
  donorMissing: "Escriba el nombre del donante.",
  dayMissing: "Escriba el día de la donación.",
  dayAhead: "Escriba hoy o un día anterior.",
  dayOld: "Escriba un día después del 1 de enero de 2000.",
  chooseKind: "Elija qué se donó.",
  amountMissing: "Escriba lo que se donó, por ejemplo 250.00.",
  propertyMissing: "Describa lo que se donó, por ejemplo 12 atriles.",
  chooseGoods: "Diga si el donante recibió algo a cambio: la carta tiene que decirlo.",
  goodsMissing: "Describa lo que recibió el donante, por ejemplo una cena.",
  valueMissing: "Escriba cuánto vale, por ejemplo 40.00.",
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
};

const giftForm: Translation<typeof giftFormWords> = {
  donor: "Nombre del donante",
  "donor.hint": "Como está en su declaración de impuestos.",
  address: "Dirección del donante",
  "address.hint": "Para la carta. Déjela vacía si la entrega en mano.",
  email: "Correo electrónico del donante",
  "email.hint": "Allí se puede enviar la carta. Déjelo vacío si la entrega en mano.",
  given_on: "Día de la donación",
  kind: "Qué se donó",
  "kind.money": "Dinero: efectivo, cheque, tarjeta o transferencia",
  "kind.property": "Bienes, como instrumentos, comida o premios",
  amount: "Cantidad",
  "amount.hint": "Para dinero: todo lo que pagó el donante.",
  property: "Descripción",
  "property.hint": "Para bienes: qué son y cuántos. Nunca un valor: eso lo dice el donante.",
  goods: "Qué recibió el donante a cambio",
  "goods.hint": "La carta tiene que decirlo, de un modo u otro.",
  "goods.none": "Nada",
  "goods.some": "Algo: una entrada, una cena, un artículo de subasta",
  goods_text: "Qué fue",
  "goods_text.hint": "Solo si el donante recibió algo.",
  "goods_text.name": "qué recibió el donante",
  goods_value: "Cuánto vale",
  "goods_value.hint": "Su cálculo honesto de lo que costaría comprarlo, no de lo que les costó.",
  "goods_value.name": "su valor",
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

/** The Spanish words of its forms, which the browser needs. */
export const giftFormsSpanish = { giftForm };
