import { defineMessages } from "#modules/platform/messages";

export const botCheckWords = defineMessages({
  name: "botCheck",
  en: {
    notice: "{provider} protects this form from automated messages.",
    privacy: "{brand} privacy policy",
    honeypot: "Leave this field empty",
  },
});
