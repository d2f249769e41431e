import { defineMessages } from "#modules/platform/messages";

/** Words of the piece of the home page that says whether the club is all right. */
export const standingWords = defineMessages({
  en: {
    title: "Are we all right?",
    good: "Yes. We found nothing that needs you.",
    unknown: "We cannot tell yet: the IRS's files and your EIN do not say enough.",
    why: "Why, and what to do",
    tell: "See what is missing",
  },
});
