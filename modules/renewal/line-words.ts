import { defineMessages } from "#modules/platform/messages";

/** What the lines of invoices for joining and renewals say, and why one was voided. Invoices are written in English. */
export const renewalLineWords = defineMessages({
  name: "renewalLine",
  en: {
    "note.cancelled": "Renewal cancelled",
    "line.new_account": "{level}: joining",
    "line.renewal": "{level}: renewal",
    "line.renewal.discount": "{level}: early-bird discount",
    "line.upgrade": "{level}: upgrade",
    "line.upgrade.discount": "{level}: upgrade discount",
    "line.incorporation": "Incorporation package",
    "line.incorporation.discount": "Incorporation package: discount",
  },
});
