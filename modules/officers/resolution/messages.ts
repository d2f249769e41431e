import { defineMessages } from "#modules/platform/messages";

/** Why a resolution cannot be written. */
export const resolutionMessages = defineMessages({
  name: "resolutionRefusal",
  en: {
    nobodySigns: "Choose at least one person who signs from now on.",
    twoNeeded: "Two signatures need two people who sign: choose another one.",
    bothWays: "{name} is chosen as somebody who signs and as somebody who no longer does.",
    nothingAllowed: "Choose at least one thing that signers may do.",
    samePerson: "Choose another officer: one person cannot certify twice.",
    unknownTerm: "Choose from the roster. It may have changed meanwhile.",
    meetingAhead:
      "Enter today or an earlier day: a resolution is certified once the meeting was held.",
  },
});
