import { defineMessages } from "#modules/platform/messages";

/** Why an alert was refused, and how messages name its fields. */
export const alertMessages = defineMessages({
  en: {
    labelKind: "kind",
    labelTextEn: "text in English",
    labelTextEs: "text in Spanish",
    labelStarts: "first day",
    labelEnds: "last day",
    kindUnknown: "Choose holiday or urgent.",
    daysOrder: "The last day cannot be before the first.",
    changed: "Somebody else has changed this alert. Look at it again before you save.",
    over: "This alert has ended.",
  },
});
