import { defineMessages } from "#modules/platform/messages";

/** What senders of forms, and staff, read by e-mail. */
export const inquiryMailMessages = defineMessages({
  en: {
    ackSubject: "We have received your message",
    ackHeading: "Thank you",
    ackText: "Your message has been received. We'll get back with you shortly.",
    "ack.contact": "You wrote to us:",
    "ack.compliance_check":
      "You asked for a free review of {organization}. We may reach out to you if additional information is required.",
    "ack.multi_chapter": "You told us about {organization}:",
    "ack.greek_collector": "You asked for the campus report of {organization}.",
    ackNote: "You did not write to us? Then somebody mistyped an address. Nothing else happens.",
    newSubject: "{kind}: {who}",
    newHeading: "{kind}",
    newText: "{who} wrote on {date}.",
    newUnverified: "Sent without a solved bot check: look at it with care.",
    newAction: "Open it in the inbox",
    "kind.contact": "Contact",
    "kind.compliance_check": "Compliance review",
    "kind.multi_chapter": "Multi-chapter inquiry",
    "kind.greek_collector": "Campus report",
    replySubject: "Re: your message to {brand}",
    replyHeading: "Our answer",
    replyYou: "You wrote:",
  },
});
