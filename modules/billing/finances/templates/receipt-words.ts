import { defineMessages, type Translation } from "#modules/platform/messages";

/** What payers read. */
export const receiptWords = defineMessages({
  en: {
    receiptSubject: "Receipt: {amount} for {name}",
    receiptHeading: "Thank you for your payment",
    receiptText: "We received {amount} for {name} on {date}.",
    receiptNumber: "Receipt {number}",
    receiptDiscount: "Discount: {discount}",
    receiptDiscountCode: "Discount {code}: {discount}",
    receiptInvoice: "Invoice {number}: {amount}",
    receiptOpen: "Still to be paid: {open}",
    financesAction: "See your finances",
  },
});

export const receiptSpanish: Translation<typeof receiptWords> = {
  receiptSubject: "Recibo: {amount} de {name}",
  receiptHeading: "Gracias por su pago",
  receiptText: "Recibimos {amount} de {name} el {date}.",
  receiptNumber: "Recibo {number}",
  receiptDiscount: "Descuento: {discount}",
  receiptDiscountCode: "Descuento {code}: {discount}",
  receiptInvoice: "Factura {number}: {amount}",
  receiptOpen: "Falta por pagar: {open}",
  financesAction: "Ver sus finanzas",
};
