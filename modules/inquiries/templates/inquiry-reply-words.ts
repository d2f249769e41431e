import { defineMessages, type Translation } from "#modules/platform/messages";

export const inquiryReplyWords = defineMessages({
  en: {
    subject: "Re: your message to {brand}",
    heading: "Our answer",
    asked: "You wrote:",
  },
});

export const inquiryReplySpanish: Translation<typeof inquiryReplyWords> = {
  subject: "Re: su mensaje a {brand}",
  heading: "Nuestra respuesta",
  asked: "Usted escribió:",
};
