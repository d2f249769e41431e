import { defineMessages } from "#modules/platform/messages";

/** Words of the frame around every page, and of the pages that tell a refusal or a fault. */
export const shellMessages = defineMessages({
  en: {
    "fault.title": "Something went wrong on our side",
    "fault.next": "Nothing was changed. Please try again in a moment.",
    "fault.reference": "If you write to us, give this reference: {reference}",
    "outage.title": "We will be right back",
    "outage.message":
      "Part of our service is not answering at the moment. Nothing was lost or changed. Please try again in a minute.",
    "not_found.title": "We can't find that page",
    "not_found.text":
      "The address may be mistyped, or the page may have moved. The home page knows the way.",
    "forbidden.title": "This page is not for you",
    "forbidden.text": "You are signed in, but this account is not allowed to open this page.",
    "refused.title": "We could not take that",
    home: "Go to the home page",
    "nav.pricing": "Pricing",
    "nav.bylaws": "Bylaws",
    "nav.app": "My organization",
    "nav.admin": "Staff",
    "flash.signed-out": "You are signed out.",
    "flash.typed-kept": "You were signed out meanwhile. Sign in, and what you typed is back.",
    "kept.title": "What you typed is back",
    "kept.text":
      "You had to sign in again meanwhile. It is not saved yet: look it over and send it.",
    "flash.savedTitle": "Success!",
    "flash.application-paid": "Noted as paid. The applicant is told.",
    "flash.application-in_review": "The review has begun. The applicant is told.",
    "flash.application-changes_requested": "Sent back. The applicant sees what you asked for.",
    "flash.application-approved": "Approved. The organization is a member now.",
    "flash.application-declined": "Declined. The applicant reads your reason by e-mail.",
    "flash.payment-entered": "The payment is entered. The account gets its receipt by e-mail.",
    "flash.saved": "Your data was saved.",
    "flash.payment-approved": "This transaction has been approved.",
    "flash.payment-refused": "The payment was not approved. Nothing was charged.",
    "flash.paypal-cancelled": "You left PayPal without paying. Nothing was charged.",
    "flash.paypal-cleared": "PayPal is disconnected. Nothing was charged.",
    "flash.payment-refunded": "Paid back. The account is told.",
    "flash.refund-unclear":
      "The provider gave no answer. It is being looked up; nothing else is paid back until then.",
    "flash.invoice-voided": "The invoice is voided. The account is told.",
    "flash.invoice-credited": "The credit note is written. The account is told.",
    "flash.renewal-submitted": "The renewal is in. Its invoice is ready.",
    "flash.renewal-cancelled": "The renewal is cancelled. Its invoice is void.",
    "flash.bylaws-kept": "Kept. These bylaws are with your organization's papers now.",
    "flash.bylaws-retried": "Asked for again. It takes a few seconds.",
    "flash.finding-closed": "Closed.",
    "flash.user-deleted": "The user was deleted.",
    "flash.user-invited": "An invitation is on its way.",
    "flash.invitation-accepted": "Welcome. You belong to this organization now.",
  },
});
