import { defineMessages } from "#modules/platform/messages";

/** What staff read about a file in quarantine. */
export const quarantineNoticeWords = defineMessages({
  en: {
    subject: "A file of {club} is in quarantine",
    text: "The virus scanner found {finding} in a file of {club}, uploaded on {day}. Nobody can download it.",
    next: "Find out whether it is a false alarm. Then release it, or delete it.",
    action: "See what is in quarantine",
  },
});
