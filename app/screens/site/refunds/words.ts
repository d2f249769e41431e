import { defineMessages } from "#modules/platform/messages";

/** The refund policy, section by section. It promises no term and no sum: staff write those, if any. */
export const refundsMessages = defineMessages({
  name: "refunds",
  en: {
    metaDescription: "How to ask {brand} for money back, and how a refund reaches you.",
    title: "Refund policy",
    updated: "Last changed {date}",
    lead: "How to ask for money back, who decides, and how it reaches you.",
    mistakeTitle: "Paid by mistake",
    mistake:
      "If you paid twice, too much, or the wrong invoice, tell us. We compare it with our books and those of the payment provider, and can pay back all of a payment or a part of it.",
    membershipTitle: "A membership",
    membership:
      "Whether a membership or its renewal is paid back is decided for each request, by what was paid for and what we have done for it so far.",
    governmentTitle: "Fees of the IRS and the states",
    government:
      "What was paid to the IRS or to a state is theirs. Whether it is paid back is for them to decide, not for us.",
    renewalTitle: "Nothing to cancel",
    renewal:
      "Nothing renews or is charged by itself. If you do not want a renewal whose invoice you have, ask us: as long as nothing was paid on it, we can void it.",
    askTitle: "How to ask",
    ask: "Write to {email} or call {phone} with the number of the invoice. Please ask us before you dispute a charge with your bank.",
    wayTitle: "How the money comes back",
    way: "What was paid here by card, bank account or PayPal goes back the same way. Cash and checks we pay back by hand. A payment that is not settled yet, as a rule one of the same day, can go back as a whole only. The refund is listed with your payments; when your bank shows it is up to the bank.",
    contact: "By mail: {company}, {address}.",
  },
});
