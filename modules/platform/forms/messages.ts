import { defineMessages } from "../messages";

/**
 * What is said of a value that a reader cannot read, in forms of both kinds, and how a tick is told;
 * visitors read it in Spanish too.
 */
export const readerMessages = defineMessages({
  name: "reader",
  en: {
    email: "Enter an e-mail address in the form name@example.org.",
    ein: "Enter the EIN as 9 digits, like 12-3456789. It is on the letter the IRS sent you.",
    phone: "Enter a phone number with its area code, like (202) 555-0143.",
    digits: "Enter a number of {length} digits, like {example}.",
    share: "Enter a share in percent, for example 12.5. It may have four decimals.",
    count: "Enter a whole number from {from} to {max}.",
    choice: "Choose one of the list.",
    yes: "Yes",
    no: "No",
  },
});

/** What forms that are data say beyond the words of all fields: about a value, and as the last of the Greek names. */
export const formMessages = defineMessages({
  name: "formRefusal",
  en: {
    zip: "Enter a ZIP code of 5 digits, like 60601, or of 9, like 60601-1234.",
    url: "Enter a web address, like www.example.org.",
    integer: "The {label} field must be a whole number.",
    month: "The {label} field must be a month from 1 to 12.",
    option: "Choose one of the options for {label}.",
    date: "Enter a real date for {label}, like {example}.",
    pastDate: "The {label} field must be today or earlier.",
    futureDate: "The {label} field must be today or later.",
    confirmed: "The {label} field must be the same as {other}.",
    files: "The files of {label} could not be read. Upload them again.",
    integerTooSmall: "The {label} field must be at least {min}.",
    integerTooBig: "The {label} field must be at most {max}.",
    moneyTooSmall: "The {label} field must be at least {min} dollars.",
    moneyTooBig: "The {label} field must be at most {max} dollars.",
    otherOrganization: "Another organization",
  },
});
