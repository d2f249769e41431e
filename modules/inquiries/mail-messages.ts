import { defineMessages } from "#modules/platform/messages";

/** What senders of forms, and staff, read by e-mail. */
export const inquiryMailMessages = defineMessages({
  en: {
    ackSubject: "We have received your message",
    ackHeading: "Thank you",
    ackText: "Your message has been received. We'll get back with you shortly.",
    ackNote: "You did not write to us? Then somebody mistyped an address. Nothing else happens.",
    newSubject: "{kind}: {who}",
    newText: "{who} wrote on {date}.",
    newUnverified: "Sent without a solved bot check: look at it with care.",
    newAction: "Open it in the inbox",
    replySubject: "Re: your message to {brand}",
    replyHeading: "Our answer",
    replyYou: "You wrote:",
  },
});
