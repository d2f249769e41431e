import { defineMessages } from "#modules/platform/messages";

/** Words of an open application on the home of members. */
export const homeApplicationWords = defineMessages({
  name: "ownApplication",
  en: {
    title: "Your application",
    draft: "Your application for {level} is {percent}% complete.",
    submitted: "Your application for {level} is submitted and waits for the payment.",
    paid: "Your application for {level} is paid and waits for a person to read it.",
    review: "A person is reading your application for {level}.",
    changes: "We need a change in your application for {level}.",
    continue: "Continue",
    see: "See your application",
    approved: "Your application is approved",
    declined: "Your application was declined",
    progress: "Your progress",
    percent: "{percent}%",
    payments: "See your invoice and how to pay",
  },
});
