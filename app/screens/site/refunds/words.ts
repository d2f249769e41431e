import { defineMessages } from "#modules/platform/messages";

/** The refund policy, section by section. */
export const refundsMessages = defineMessages({
  name: "refunds",
  en: {
    metaDescription: "When {brand} pays money back, how to ask for it, and how long it takes.",
    title: "Refund policy",
    updated: "Last changed {date}",
    lead: "If you paid by mistake, or for something that we did not do, you get your money back.",
    mistakeTitle: "Paid by mistake",
    mistake:
      "What was paid twice, too much, or for the wrong invoice we pay back in full, whenever you or we notice it.",
    membershipTitle: "A membership",
    membership:
      "Within 30 days after you paid for a membership, or for its renewal, you get it back in full as long as we have filed nothing for you in that time. Later, or once we have filed, the membership stays until its year ends and is not paid back, but if we did not do what your level includes, we do it or pay back its price.",
    governmentTitle: "Fees of the IRS and the states",
    government:
      "What was paid to the IRS or to a state only they can pay back. They seldom do, also when they refuse what was asked for.",
    renewalTitle: "Nothing to cancel",
    renewal:
      "Nothing renews or is charged by itself. An invoice for a renewal that you do not want can be canceled as long as nothing was paid on it.",
    askTitle: "How to ask",
    ask: "Write to {email} or call {phone} with the number of the invoice. Ask us before you dispute a charge with your bank: it is faster for you, and we can set right what was wrong.",
    wayTitle: "How the money comes back",
    way: "The way it was paid: to the same card, bank account or PayPal account, and a check by check. We begin within five business days after we agreed; your bank may take some days more. What was paid the same day may go back as a whole only. The refund is listed with your payments.",
    contact: "By mail: {company}, {address}.",
  },
});
