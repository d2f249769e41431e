import { defineMessages } from "#modules/platform/messages";

/** What senders of entries read by e-mail. */
export const contestMailMessages = defineMessages({
  en: {
    rejectedSubject: "About your contest entry",
    rejectedHeading: "We cannot show this entry",
    rejectedText:
      "Thank you for the entry of {organization} to “{contest}”. We looked at it and cannot show it. The reason:",
    rejectedNext: "If you have a question, just answer this e-mail.",
    wonSubject: "{title} in “{contest}”",
    wonHeading: "Congratulations!",
    wonText: "The entry of {organization} to “{contest}” has won: {title}.",
    wonNext: "It is at the top of the gallery now, for everybody to see.",
    wonAction: "See the winners",
  },
});
