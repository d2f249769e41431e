import { defineMessages } from "#modules/platform/messages";

/** Why something about one's own data was refused, and the words of its mails. */
export const settingsMessages = defineMessages({
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
    confirmSubject: "Confirm your new {brand} e-mail address",
    confirmPreview: "The link works for 60 minutes.",
    confirmHeading: "Is this your new address?",
    confirmText: "Open the link, and you sign in to {brand} with this e-mail address from then on.",
    confirmAction: "Confirm this address",
    confirmNote:
      "The link works once and for 60 minutes. If you did not ask for it, ignore this e-mail: nothing changes.",
    askedSubject: "Somebody wants to change your {brand} e-mail address",
    askedPreview: "If this was you, there is nothing to do.",
    askedHeading: "Your e-mail address is about to change",
    askedText:
      "Somebody who knows your password asked to sign in with another address. It changes once the link is opened that we sent there.",
    askedAction: "Reset password",
    askedNote:
      "If this was not you, reset your password now: that stops the change and signs every device out.",
  },
});
