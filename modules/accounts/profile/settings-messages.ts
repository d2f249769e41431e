import { defineMessages } from "#modules/platform/messages";

/** Why something about one's own data was refused. */
export const settingsMessages = defineMessages({
  name: "settingsRefusal",
  en: {
    smsPhoneNeeded: "Text messages need a cell phone number. Enter one, or untick text messages.",
    languageUnknown: "Choose a language of the list.",
    emailSame: "This is your e-mail address already.",
    emailTaken:
      "Somebody signs in with this address already. Sign in with it, or choose another one.",
    emailLinkRefused:
      "This link can't be used. It works once and for 60 minutes, and a newer one replaces it. Ask for a new one in your account.",
    sessionGone: "This device was signed out already.",
    labelLanguage: "language",
    labelDevice: "device",
  },
});
