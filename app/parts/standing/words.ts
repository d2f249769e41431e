import { defineMessages } from "#modules/platform/messages";

/** The verdict on a club in a sentence, and what the home page says beside it. */
export const standingWords = defineMessages({
  name: "standingVerdict",
  en: {
    "verdict.good": "{name} is in good standing.",
    "verdict.attention": "{name} needs your attention.",
    "verdict.at_risk": "{name} could lose its tax exemption.",
    "verdict.revoked": "{name} has lost its tax exemption.",
    "verdict.unknown": "We cannot tell yet how {name} stands.",
    good: "The IRS's files and your papers show nothing wrong.",
    unknown: "The IRS's files and what we know of your EIN do not say enough.",
    why: "Why, and what to do",
    whyGood: "What we looked at",
    tell: "See what is missing",
    rescue: "Begin the way back",
    checking:
      "New files of the IRS would change this. We look at them first; until then it stays as it was.",
  },
});
