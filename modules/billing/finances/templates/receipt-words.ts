import { defineMessages } from "#modules/platform/messages";

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
