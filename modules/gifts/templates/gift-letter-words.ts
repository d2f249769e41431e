import { defineMessages } from "#modules/platform/messages";

/** What donors read around the letter for a gift. */
export const giftLetterWords = defineMessages({
  en: {
    subject: "Your gift to {organization}: the letter for your taxes",
    heading: "Thank you for your gift",
    text: "{organization} received your gift on {day}. The letter is attached as a PDF file.",
    keep: "Please keep it with your tax records. It says whether you got anything in return, which the IRS asks for.",
    note: "Something is not right? Answer this mail: {organization} reads it.",
  },
});
