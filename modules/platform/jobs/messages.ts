import { defineMessages } from "../messages";

/** Why a decision about jobs was refused, and how messages name its fields. */
export const jobMessages = defineMessages({
  en: {
    labelReason: "reason",
    decided: "Somebody has decided about this already, or it has ended meanwhile.",
    paused: "This queue is paused already.",
    resumed: "This queue is not paused.",
  },
});
