import { defineMessages } from "../messages";

export const mailMessages = defineMessages({
  en: {
    sentBy: "Sent by {company}, the people behind {brand}. {address}",
    help: "Questions? Write to {email} or call {phone}.",
    copyLink: "If the button does not work, copy this address into your browser:",
    unsubscribe: "Stop these e-mails",
  },
});
