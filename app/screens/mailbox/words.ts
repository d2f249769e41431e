import { defineMessages } from "#modules/platform/messages";

/** Words of the development mailbox. */
export const mailboxWords = defineMessages({
  en: {
    title: "Development mailbox",
    lede: "Without a mail server, every e-mail ends here. This page does not exist in production.",
    empty: "No e-mail yet",
    emptyNext: "Ask for a password reset, or finish a form that sends one.",
    sentAt: "Sent",
    to: "To",
    from: "From",
    subject: "Subject",
    all: "All e-mails",
    asText: "As text",
    asHtml: "As HTML",
    templates: "Every kind of e-mail",
  },
});
