import { defineMessages } from "#modules/platform/messages";

/** Why an alert was refused. */
export const alertMessages = defineMessages({
  en: {
    daysOrder: "The last day cannot be before the first.",
    changed: "Somebody else has changed this alert. Look at it again before you save.",
    over: "This alert has ended.",
  },
});
