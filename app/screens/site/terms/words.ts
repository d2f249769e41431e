import { defineMessages } from "#modules/platform/messages";

/** The terms of service, section by section. They say what the product does; what else is agreed is for staff to write. */
export const termsMessages = defineMessages({
  name: "terms",
  en: {
    metaDescription:
      "What {brand} does for your organization, what you agree to, and what it costs.",
    title: "Terms of service",
    updated: "Last changed {date}",
    lead: "Who uses {brand} agrees to this. We wrote it to be read: ask us about any part of it.",
    serviceTitle: "What we do",
    service:
      "{company} helps organizations run by volunteers to stay in good standing with the IRS and their state. What your level of membership includes is listed with its price.",
    adviceTitle: "What we are not",
    advice:
      "We are not the IRS, not a state, not a law firm and not an accounting firm, and what we tell you is general information. The IRS and the states decide about exemption, registration and penalties. Have a lawyer or an accountant look at what matters to you.",
    accountTitle: "Your account",
    account:
      "Use it for an organization whose officers know of it. Tell us the truth, keep what we know of your officers up to date, and keep your password to yourself. Tell us at once when somebody used it who should not have.",
    feesTitle: "What it costs",
    fees: "You see the price before you agree to pay. Nothing renews or is charged by itself: a membership runs for its year, and a new year begins when you renew. Fees of the IRS and of states are not in our prices unless we say so. How to ask for money back is in our refund policy.",
    papersTitle: "Papers made here",
    papers:
      "Bylaws and clauses made here are yours to use and to change. They follow good practice and fit many organizations; whether they fit yours is for you and your lawyer to judge before you adopt them.",
    sentTitle: "What you send us",
    sent: "Your answers, files, photos and videos stay yours. You let us keep them, work with them for your organization, and show what you send to be shown. Send only what you may: have the consent of the people in a picture, of parents for children.",
    limitsTitle: "What is not allowed",
    limits:
      "Do not use another organization's number or name as your own, do not look at what is not yours, do not disturb the service or try to break into it. Programs may read our public pages at a pace that troubles nobody.",
    endingTitle: "How it ends",
    ending:
      "You can stop at any time; a membership that you do not renew ends with its year. Ask us for a copy of your papers, or to delete what we store about you.",
    liabilityTitle: "If something goes wrong",
    liability:
      "Tell us what happened, so that we can look into it. What the IRS, a state, a bank or the mail does is not in our hands. Nothing here takes away a right that the law gives you.",
    changesTitle: "When these terms change",
    changes: "The terms on this page are the ones that hold.",
    contact: "Write to {email} or call {phone}. By mail: {company}, {address}.",
  },
});
