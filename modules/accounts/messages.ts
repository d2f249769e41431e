import { defineMessages } from "#modules/platform/messages";

/** Why something about people and sign-in was refused, and the words of this module's mails. */
export const accountsMessages = defineMessages({
  en: {
    emailShape: "Enter an e-mail address in the form name@example.org.",
    emailTaken: "Somebody with this e-mail address is here already.",
    addressKnown:
      "This e-mail address has an account already. Sign in with its password, or reset the password.",
    unnamedAccount: "New organization",
    signInFailed:
      "This e-mail address and password don't go together. Check both, or reset your password.",
    currentPasswordWrong: "This is not your current password.",
    passwordsDiffer: "The two passwords are not the same. Type the same one twice.",
    resetLinkRefused:
      "This reset link can't be used. It works once, for 60 minutes, and for the address that it was sent to. Ask for a new one.",
    codeWrong:
      "This code is not right, or it was used already. Wait for the next one in your app, or use a recovery code.",
    codeExpired: "You took a little too long. Please sign in again.",
    secondFactorOn: "Two-step sign-in is already on.",
    secondFactorNotStarted: "Start two-step sign-in first.",
    secondFactorOff: "Two-step sign-in is already off.",
    secondFactorDemanded: "Staff need two-step sign-in; it can't be turned off.",
    genShape: "A group exemption number has 4 digits.",
    irsFileBroken:
      "This file is not whole. Line {line} is the last that could be read; download it again.",
    suspensionChanged: "Somebody else changed this just now. Look at it again.",
    groupUnknown: "There is no such group.",
    primaryTaken: "This account has a primary user already.",
    alreadyInAccount: "This person belongs to this account already.",
    labelEmail: "email",
    labelPassword: "password",
    labelPasswordConfirmation: "confirm password",
    labelCurrentPassword: "current password",
    labelCode: "code",
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
    noticePreview: "If this was you, there is nothing to do.",
    noticeNote:
      "If this was not you, reset your password now and write to us: somebody else may know it.",
    noticeAction: "Reset password",
  },
});
