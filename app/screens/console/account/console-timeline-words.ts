import { defineMessages } from "#modules/platform/messages";

/** What each letter is called, by the name of its mail. */
export const timelineLetterMessages = defineMessages({
  en: {
    "accounts.email-asked": "Letter: another e-mail address was asked for",
    "accounts.email-confirm": "Letter: the link that confirms an address",
    "accounts.invitation": "Letter: an invitation",
    "accounts.known-address": "Letter: this address has an account",
    "accounts.password-reset": "Letter: the link to reset the password",
    "accounts.people-notice": "Letter: news of the people of the account",
    "accounts.security-notice": "Letter: something about the sign-in changed",
    "accounts.staff-invitation": "Letter: an invitation to the staff",
    "applications.moved": "Letter: news of the application",
    "applications.resume": "Letter: the link back to the application",
    "applications.welcome": "Letter: welcome",
    "audit.fault": "Letter to staff: the record of changes is not whole",
    "billing.posting-notice": "Letter: money moved back",
    "billing.receipt": "Letter: a receipt",
    "billing.staff-notice": "Letter to staff about money",
    "contest.entry-rejected": "Letter: a contest entry was not taken",
    "contest.entry-won": "Letter: a contest entry won",
    "duties.dates-moved": "Letter: a rule changed, and dates with it",
    "duties.letter": "Letter: what is due",
    "inquiries.arrived": "Letter to staff: an inquiry came in",
    "inquiries.received": "Letter: thanks for the inquiry",
    "inquiries.reply": "Letter: an answer to the inquiry",
    "inquiries.report": "Letter: the report",
    "renewal.certificate": "Letter: the certificate of membership",
    "renewal.reminder": "Letter: a reminder of the renewal",
    "standing.changed": "Letter: the standing changed",
    "standing.hold-notice": "Letter: standings wait for staff",
  },
});

/** What is on an account's timeline besides the actions of the record of changes. */
export const timelineMessages = defineMessages({
  en: {
    note: "Note",
    "application.draft": "The application was begun",
    "application.submitted": "The application was submitted",
    "application.paid": "The application was paid",
    "application.in_review": "The application went into review",
    "application.changes_requested": "Staff asked for changes to the application",
    "application.approved": "The application was approved",
    "application.declined": "The application was declined",
    invoice: "Invoice {number} over {amount}",
    payment: "Payment of {amount}",
    "refund.dispatching": "A refund of {amount} is under way",
    "refund.unknown": "A refund of {amount}: the provider has not answered yet",
    "refund.succeeded": "Paid back {amount}",
    "refund.failed": "A refund of {amount} failed",
    "contest-entry": "Sent a contest entry",
    letterFailed: "It could not be delivered yet.",
    somebody: "Somebody who is gone",
    system: "The system",
    visitor: "A visitor",
  },
});
