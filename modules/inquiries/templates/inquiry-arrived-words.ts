import { defineMessages } from "#modules/platform/messages";

/** For staff, whose pages are in English. */
export const inquiryArrivedWords = defineMessages({
  en: {
    subject: "{kind}: {who}",
    text: "{who} wrote on {date}.",
    unverified: "Sent without a solved bot check: look at it with care.",
    action: "Open it in the inbox",
  },
});
