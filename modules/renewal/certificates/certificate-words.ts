import { defineMessages } from "#modules/platform/messages";

/** What stands on a certificate of membership. */
export const certificateWords = defineMessages({
  en: {
    title: "Certificate of Membership",
    subject: "Membership of {organization}, {from} through {date}",
    intro: "This certifies that",
    statement: "is a member of {brand} at the level “{level}”",
    period: "from {from} through {date}",
    note: "This is a certificate of {company}, not of the IRS or a state, and says nothing about tax-exempt status. To check it, write to {email} or call {phone} with its number.",
    number: "Certificate number",
    issued: "Issued",
  },
});
