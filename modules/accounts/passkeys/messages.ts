import { defineMessages } from "#modules/platform/messages";

/** Why something about passkeys was refused. */
export const passkeyMessages = defineMessages({
  name: "passkey",
  en: {
    refused: "That passkey didn't work. Try again, or use your password.",
    notAdded: "The passkey was not added. Try again.",
    most: "You have 10 passkeys, and more don't fit. Remove one that you no longer use.",
    alreadyAdded: "This passkey is on your list already.",
    noPassword:
      "This is your only passkey, and you have no password yet. Choose one by “Forgot your password?” on the sign-in page, then remove the passkey.",
    labelName: "name",
    labelCurrentPassword: "current password",
    labelAnswer: "passkey",
  },
});
