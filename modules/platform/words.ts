import { defineMessages } from "./messages";

/** The words of the ground floor: what every screen and module may say. Month names come from Intl. */
export const platformWords = defineMessages({
  name: "platform",
  en: {
    invalidUtcOffset: "Invalid UTC offset.",
    amountEmpty: "Enter an amount in dollars, for example 1,234.50.",
    amountNotANumber: "Enter an amount with digits only, for example 1,234.50.",
    amountGroups: "Put commas between groups of three digits and a period before the cents.",
    amountTooPrecise: "Enter at most two digits after the decimal point.",
    amountNegative: "Enter an amount of zero or more.",
    amountTooLarge: "Enter an amount of {max} or less.",
    strengthVeryWeak: "Very weak",
    strengthWeak: "Weak",
    strengthFair: "Fair",
    strengthStrong: "Strong",
    strengthVeryStrong: "Very strong",
    passwordTooShort: "Use at least {min} characters.",
    passwordTooLong: "Use at most {max} characters.",
    passwordNeedsLetterAndDigit: "Use at least one letter and one number.",
    passwordTooCommon: "This password is on the list of the most common ones. Choose another.",
    guidanceLength: "At least {min} characters",
    guidanceLettersAndDigits: "Letters and numbers",
    guidanceMixedCase: "Upper and lower case",
    guidanceSpecial: "Special characters {characters}",
  },
});
