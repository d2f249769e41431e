import { defineMessages } from "#modules/platform/messages";

/** How messages name the fields of a payment, by the fields' names. */
export const paymentFieldMessages = defineMessages({
  name: "paymentField",
  en: {
    name: "name",
    address: "address",
    city: "city",
    state: "state",
    zip: "zip",
    phone: "phone",
    cardNumber: "card number",
    expiry: "expiration date",
    cardCode: "card code",
    nameOnAccount: "name on account",
    accountType: "account type",
    accountNumber: "account number",
    accountNumber_confirmation: "account number confirmation",
    routingNumber: "routing number",
  },
});
