import { defineMessages } from "#modules/platform/messages";

/** Why something about people and sign-in was refused. */
export const accountsMessages = defineMessages({
  name: "accounts",
  en: {
    emailShape: "Enter an e-mail address in the form name@example.org.",
    emailTaken: "Somebody with this e-mail address is here already.",
    addressKnown:
      "This e-mail address has an account already. Sign in with its password, or reset the password.",
    unnamedAccount: "New organization",
    signInFailed:
      "This e-mail address and password don't go together. Check both, or reset your password.",
    signInSuspended: "This sign-in is suspended. Write to {email} to learn more.",
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
    suspensionChanged: "Somebody else changed this just now. Look at it again.",
    accountSuspended:
      "This account is suspended: {reason} Until that is settled nothing new can be started for it. Write to {email} or call {phone}.",
    bonusLocked: "Somebody claims this organization. Until that is decided its bonus is locked.",
    groupUnknown: "There is no such group.",
    einTaken:
      "Another organization here has this EIN. Check the digits, or write to us at {email} if it is yours.",
    einOfAccount:
      "“{name}” (account {id}) has this EIN already, and an EIN is of one organization. Check the digits.",
    primaryTaken: "This account has a primary user already.",
    alreadyInAccount: "This person belongs to this account already.",
    labelEmail: "email",
    labelPassword: "password",
    labelPasswordConfirmation: "confirm password",
    labelCurrentPassword: "current password",
    labelCode: "code",
  },
});

/** What an account is called until its application names it. */
export const UNNAMED_ACCOUNT = accountsMessages.en.unnamedAccount;
