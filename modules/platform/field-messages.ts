import { defineMessages } from "./messages";

/** What forms say about a field whose value cannot be taken. `label` is the field's own name. */
export const fieldMessages = defineMessages({
  name: "field",
  en: {
    required: "The {label} field is required.",
    invalid: "The {label} field is not valid.",
    text: "The {label} field must be text.",
    tooLong: "The {label} field must be {max} characters or fewer.",
    tooShort: "The {label} field must be {min} characters or more.",
    characters:
      "The {label} field contains characters that cannot be used. Please type it again instead of pasting it.",
    oneLine: "The {label} field must stay on one line.",
    flag: "The {label} field must be 1 or 0.",
    month: "The {label} field must be a month from 1 to 12.",
    date: "Enter a date, for example 05/03/2027.",
    number: "The {label} field must be a number.",
    wholeNumber: "The {label} field must be a whole number.",
    numberTooSmall: "The {label} field must be at least {min}.",
    numberTooBig: "The {label} field must be at most {max}.",
    unknown: "The {label} field is not part of this form.",
    unreadable: "The form could not be read.",
  },
});
