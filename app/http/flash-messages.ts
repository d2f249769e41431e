import { defineMessages } from "#modules/platform/messages";

/** The one-time notices that a step leaves for the next page of members and staff. */
export const flashMessages = defineMessages({
  en: {
    "application-paid": "Moved on. The applicant is told.",
    "application-in_review": "The review has begun. The applicant is told.",
    "application-changes_requested": "Sent back. The applicant sees what you asked for.",
    "application-approved": "Approved. The organization is a member now.",
    "application-declined": "Declined. The applicant reads your reason by e-mail.",
    "account-noted": "The note is added.",
    "account-suspended": "The account is suspended. Its people read why when they sign in.",
    "account-restored": "The account is restored. Its people can do everything again.",
    "account-merged": "Merged. This account has what the duplicate had.",
    "membership-ended": "The membership is ended.",
    "basic-suspended": "This account renews with the upgrade only from now on.",
    "basic-restored": "This account may renew at the basic level again.",
    "queue-paused": "The queue is paused. What runs in it ends; nothing new begins.",
    "queue-resumed": "The queue works again.",
    "jobs-retried": "Asked for again. What fails again comes back to the failed jobs.",
    "jobs-discarded": "Discarded. It stays undone.",
    "inquiry-reply":
      "Your answer is on its way by e-mail. The inquiry stays open until it is done.",
    "inquiry-note": "The note is added.",
    "inquiry-assign": "Assigned.",
    "inquiry-done": "Marked as done.",
    "inquiry-spam": "Marked as spam.",
    "inquiry-reopen": "The inquiry is open again.",
    "payment-entered": "The payment is entered. The account gets its receipt by e-mail.",
    "payment-refunded": "Paid back. The account is told.",
    "refund-unclear":
      "The provider gave no answer. It is being looked up; nothing else is paid back until then.",
    "invoice-voided": "The invoice is voided. The account is told.",
    "invoice-credited": "The credit note is written. The account is told.",
    "bylaws-retried": "Asked for again. It takes a few seconds.",
    "finding-closed": "Closed.",
    "user-deleted": "The user was deleted.",
    "user-invited": "An invitation is on its way.",
    "chapter-added": "The chapter is added. It is no member yet, and nothing is billed.",
    "chapter-invited":
      "The chapter is added, and its officer is invited by e-mail. It is no member yet, and nothing is billed.",
    "handover-sent": "The link is on its way. It works for 14 days.",
    "handover-cancelled": "The handover is cancelled. Its link no longer works.",
    "handover-accepted": "Welcome. You are the primary user now.",
  },
});

/** Those that a page may show which is there in every language. */
export const visitorFlashMessages = defineMessages({
  name: "visitorFlash",
  en: {
    savedTitle: "Success!",
    saved: "Your data was saved.",
    "handover-declined": "You declined. Whoever asked you is told.",
    "handover-asked": "Asked. Whoever sent the link is told.",
    "seeing-ended": "You see your own pages again.",
    "handover-completed": "The handover is complete.",
    "handover-left": "The handover is complete, and you have left the club's pages. Thank you.",
    "invitation-accepted": "Welcome. You belong to this organization now.",
    "signed-out": "You are signed out.",
    "typed-kept": "You were signed out meanwhile. Sign in, and what you typed is back.",
    "bylaws-kept": "Kept. These bylaws are with your organization's papers now.",
    "payment-approved": "This transaction has been approved.",
    "payment-refused": "The payment was not approved. Nothing was charged.",
    "paypal-cancelled": "You left PayPal without paying. Nothing was charged.",
    "paypal-cleared": "PayPal is disconnected. Nothing was charged.",
    "renewal-submitted": "The renewal is in. Its invoice is ready.",
    "renewal-cancelled": "The renewal is cancelled. Its invoice is void.",
    "passkey-added": "The passkey is added. It signs you in from now on.",
    "passkey-removed": "The passkey is removed. It no longer signs anybody in here.",
  },
});
