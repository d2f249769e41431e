import { defineMessages } from "../messages";

export const rateLimitMessages = defineMessages({
  en: {
    tooMany: {
      one: "That was tried too often. Try again in {count} minute.",
      other: "That was tried too often. Try again in {count} minutes.",
    },
  },
});
