import { defineMessages } from "#modules/platform/messages";

/** Why a nudge was refused, and what it can ask about. */
export const nudgeMessages = defineMessages({
  en: {
    topicUnknown: "Choose what you ask about.",
    wordUnknown: {
      one: "{words} stands for nothing. Use {chapter}, {reason}, {due} or {link}.",
      other: "These stand for nothing: {words}. Use {chapter}, {reason}, {due} or {link}.",
    },
    whenMissing: "Choose when it is sent.",
    sendOn: "Enter a day from tomorrow until {last}, for example 6/30/2027.",
    tooMany: "A nudge is for at most {max} chapters. Narrow them by state or name.",
    nobodyLeft:
      "Nobody is left to write to: every chapter has mended it, has had a letter about it in the last 7 days, or has nobody who takes such mail.",
    notYours: "Chapters are asked by people of their headquarters, who get the answers.",
    settled: "It has begun to be sent already, or was cancelled.",
    dueSoon: "as soon as you can",
    duePast: "{date} (overdue)",
  },
});
