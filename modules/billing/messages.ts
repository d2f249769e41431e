import { defineMessages } from "#modules/platform/messages";

export const billingMessages = defineMessages({
  name: "billingRefusal",
  en: {
    invoiceLines: "An invoice needs at least one line.",
    invoiceLabel: "Every line needs a label of {max} characters or fewer.",
    invoiceNegative: "The lines of an invoice cannot add up to less than $0.00.",
    invoiceTooLarge: "The lines of this invoice add up to more than can be billed at once.",
    publicNotesTooLong: "The public notes must be {max} characters or fewer.",
    periodEndsEarly: "The last day must not come before the first.",
    receivedLater: "A payment cannot have been received after today.",
    noInvoices: "Choose at least one invoice.",
    invoicePaymentUnderWay:
      "A payment of one of these invoices is under way. Wait until it is decided.",
    paymentInProgress:
      "A payment of one of these invoices is already under way. Please wait until it is decided.",
    alreadyPaid: "One of these invoices is paid already. Please check the list again.",
    paymentKeyReused: "This form was sent before with other contents. Please reload the page.",
    paymentCancelled: "This payment was called off. Nothing was charged.",
    totalsChanged: "The amount has changed. Please check the new total before you pay.",
    paymentRefused: "The payment was refused. Nothing was charged.",
    providerSays: "{text}",
    nothingToPay: "Nothing is left to pay: settle these invoices without payment.",
    nothingToSettle: "Only invoices that a discount covers in full are settled without payment.",
    amountBeyondBalance: "The amount is more than these invoices have open.",
    codeShape:
      "A code is 3 to 40 letters and digits; hyphens and underscores may follow the first.",
    codeTaken: "There is already a discount with this code.",
    description: "The description must be 1 to {max} characters.",
    amountAboveZero: "The amount must be more than $0.00.",
    multiplierRange: "The share must be more than 0% and at most 100%.",
    oneKind: "A discount takes off either an amount or a share: fill in one of the two.",
    reachesNothing: "Choose at least one kind of line that the discount applies to.",
    periodOrder: "The period must end after it begins.",
    routingNumberWrong:
      "Check the routing number: it has 9 digits and is at the bottom left of a check.",
    bankUnknown:
      "We do not know this bank. Compare the number with your check; you can pay all the same.",
    bankDirectoryAway:
      "We could not look up the bank just now. Compare the number with your check; you can pay all the same.",
    cardDataSent: "Card and bank numbers must not be sent to us.",
    cardInText: "This looks like a card number. Please leave it out.",
    paymentType: "This call takes another type of payment.",
    invoiceIds: "Choose the invoices by their ids.",
    paymentKey: "Please open the page again: its key is missing or wrong.",
    wholeId: "This is not an id.",
    usesAboveZero: "The number of uses must be a whole number of at least 1.",
    discountChanged: "Somebody else changed this discount meanwhile. Look at it again.",
    discountUnknown: "There is no discount with this code.",
    discountNotYet: "This discount has not begun yet.",
    discountEnded: "This discount has ended.",
    discountUsedUp: "This discount has been used as often as it may be.",
    discountUsedByAccount: "Your account has used this discount already.",
    discountInPayment: "A payment under way uses this discount already.",
    discountHeldByPaypal: "Disconnect PayPal before you change the discount.",
    discountGivenBefore:
      "A discount was taken off one of these invoices before. Remove the code to pay what is left.",
    discountNotHeld: "The discount is not available any more.",
  },
});
