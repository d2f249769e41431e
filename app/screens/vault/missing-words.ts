import { defineMessages } from "#modules/platform/messages";

/** Words of what is missing: where a paper comes from, and what the next step is. */
export const missingWords = defineMessages({
  name: "missingPapers",
  en: {
    returnOf: "{name} for the fiscal year that ended {day}",
    toBylaws: "See your bylaws",
    toCalendar: "See your calendar",
    "how.articles": "The office of your state where you incorporated has a copy.",
    "how.bylaws": "The text that your members adopted, with the day on which they did.",
    "how.ein_letter":
      "The IRS sent it as CP 575 when it gave you the number. If it is lost, the IRS writes a letter 147C when you call.",
    "how.determination":
      "The IRS's letter about your exemption. A chapter in a group exemption has the coverage letter of its headquarters instead.",
    "how.return": "The return as you filed it, or the confirmation of the 990-N.",
    "how.sales_tax": "Your state's department of revenue issues it. You said that you sell goods.",
    "how.registration":
      "What your state's office for charities sent you. You said that you are registered.",
    "how.minutes": "Of your last meeting; none here is from the last twelve months.",
    "how.insurance": "The policy or its certificate. You told us when it ends.",
  },
});
