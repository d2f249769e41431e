import { defineForm, field } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** Why staff release or delete a file in which the virus scanner found something. */
export const quarantineForm = defineForm({
  fields: {
    reason: field.area({ max: 500, lines: 4, example: "The scanner is wrong: we looked at it." }),
  },
  words: defineMessages({
    en: {
      reason: "Reason, which whoever sent it is told",
      "reason.hint":
        "Release it only where you know that the scanner is wrong. What is deleted cannot be brought back; of a club's paper the version before it is the newest again.",
      "reason.name": "reason",
    },
  }),
});
