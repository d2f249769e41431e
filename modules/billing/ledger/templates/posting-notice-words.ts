import { defineMessages, type Translation } from "#modules/platform/messages";

/** What an account's people read about money that moved back. */
export const postingNoticeWords = defineMessages({
  en: {
    returnSubject: "A payment of {name} was returned",
    returnHeading: "A payment was returned",
    returnText:
      "The bank took back {amount} that {name} paid on {date} ({label}). The invoices below are open again.",
    returnNext: "Please pay them another way, or ask your bank for the reason.",
    returnForSubject: "A payment for {name} was returned",
    returnForText:
      "The bank took back {amount} that {payer} had paid for {name} on {date}. The invoices below are open again.",
    returnForNext: "{payer} was told too. Ask there who pays them now, or pay them yourself.",
    refundSubject: "{amount} was paid back to {name}",
    refundHeading: "Money was paid back",
    refundText: "We paid back {amount} of the payment of {date} ({label}). The reason: {note}",
    refundNext: "Depending on the bank, it takes up to ten days until it shows.",
    creditSubject: "A credit note for {name}",
    creditHeading: "You owe less",
    creditText: "We took {amount} off an invoice of {name}. The reason: {note}",
    voidSubject: "An invoice of {name} was voided",
    voidHeading: "You need not pay this invoice",
    voidText: "We took back an invoice of {name} over {amount}. The reason: {note}",
    invoice: "Invoice {number}: {balance} open",
    payAction: "Go to payments",
    financesAction: "See your finances",
  },
});

export const postingNoticeSpanish: Translation<typeof postingNoticeWords> = {
  returnSubject: "Se devolvió un pago de {name}",
  returnHeading: "Se devolvió un pago",
  returnText:
    "El banco retiró {amount} que {name} había pagado el {date} ({label}). Las facturas siguientes están otra vez sin pagar.",
  returnNext: "Páguelas de otra manera o pregunte el motivo a su banco.",
  returnForSubject: "Se devolvió un pago a favor de {name}",
  returnForText:
    "El banco retiró {amount} que {payer} había pagado por {name} el {date}. Las facturas siguientes están otra vez sin pagar.",
  returnForNext:
    "{payer} también recibió este aviso. Pregunte allí quién las paga ahora, o páguelas usted.",
  refundSubject: "Se devolvieron {amount} a {name}",
  refundHeading: "Se devolvió dinero",
  refundText: "Devolvimos {amount} del pago del {date} ({label}). El motivo: {note}",
  refundNext: "Según el banco, puede tardar hasta diez días en verse.",
  creditSubject: "Una nota de crédito para {name}",
  creditHeading: "Usted debe menos",
  creditText: "Descontamos {amount} de una factura de {name}. El motivo: {note}",
  voidSubject: "Se anuló una factura de {name}",
  voidHeading: "No tiene que pagar esta factura",
  voidText: "Retiramos una factura de {name} por {amount}. El motivo: {note}",
  invoice: "Factura {number}: faltan por pagar {balance}",
  payAction: "Ir a los pagos",
  financesAction: "Ver sus finanzas",
};
