import { defineMessages } from "#modules/platform/messages";

/** The words of the mails about signing in. */
export const mailMessages = defineMessages({
  en: {
    resetSubject: "Reset your {brand} password",
    resetPreview: "The link works for 60 minutes.",
    resetHeading: "Choose a new password",
    resetText: "Somebody, most likely you, asked to reset the password of this e-mail address.",
    resetAction: "Reset password",
    resetNote:
      "The link works once and for 60 minutes. If you did not ask for it, ignore this e-mail: your password stays as it is.",
    knownSubject: "You have a {brand} account already",
    knownPreview: "Sign in, or choose a new password.",
    knownHeading: "You have an account already",
    knownText:
      "Somebody, most likely you, tried to start an application at {brand} with this e-mail address and a password that is not its own.",
    knownReset: "If you forgot the password, choose a new one here:",
    knownAction: "Sign in",
    knownNote:
      "If this was not you, there is nothing to do: nobody was let in, and nothing was changed.",
    passwordChangedSubject: "Your {brand} password was changed",
    passwordChangedHeading: "Your password was changed",
    passwordChangedText:
      "The password of this e-mail address was changed just now, and every device was signed out.",
    secondFactorOnSubject: "Two-step sign-in is on",
    secondFactorOnHeading: "Two-step sign-in is on",
    secondFactorOnText:
      "From now on, signing in takes your password and a code from your app. Keep your recovery codes in a safe place.",
    secondFactorOffSubject: "Two-step sign-in is off",
    secondFactorOffHeading: "Two-step sign-in is off",
    secondFactorOffText: "From now on, signing in takes your password alone.",
    recoveryCodeUsedSubject: "A recovery code was used to sign in",
    recoveryCodeUsedHeading: "A recovery code was used",
    recoveryCodeUsedText: "Somebody signed in with your password and one of your recovery codes.",
    passkeysStay:
      "Your passkeys still sign you in. Look whether each of them is yours, and remove what is not:",
    passkeyAddedSubject: "A passkey was added at {brand}",
    passkeyAddedHeading: "A passkey was added",
    passkeyAddedText:
      "Whoever holds the device that keeps it, and can unlock it, signs in as you without a password.",
    passkeyList: "Your passkeys, and the way to remove one:",
    passkeyRemovedSubject: "A passkey was removed at {brand}",
    passkeyRemovedHeading: "A passkey was removed",
    passkeyRemovedText:
      "It no longer signs you in here. Your device may still offer it; you can delete it there.",
    passkeyCopiedSubject: "One of your passkeys may have been copied",
    passkeyCopiedHeading: "One of your passkeys was refused",
    passkeyCopiedText:
      "A device counts how often a passkey is used, and the count that came was no higher than the last one. That happens when a passkey was copied. Nobody was let in, and the devices that this passkey had signed in were signed out.",
    passkeyCopiedNext: "Remove this passkey and add a new one:",
    noticePreview: "If this was you, there is nothing to do.",
    noticeNote:
      "If this was not you, reset your password now and write to us: somebody else may know it.",
    noticeAction: "Reset password",
  },
});
