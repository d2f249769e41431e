import { defineMessages } from "#modules/platform/messages";

/** What people read when their membership is renewed. */
export const certificateWords = defineMessages({
  en: {
    certificateSubject: "{organization} is a member through {date}",
    certificateHeading: "Your membership is renewed",
    certificateText:
      "Thank you for renewing. The {level} membership of {organization} runs from {from} through {date}.",
    certificateModel:
      "Your certificate of membership is ready to print: for your records, your school or your bank.",
    certificateAction: "Get your certificate",
    certificateNote: "Your next renewal is due {date}. We will remind you.",
  },
});
