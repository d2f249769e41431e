import { defineForm, demanded, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { requestWays } from "./domain/requests";

export const publishFormWords = defineMessages({
  name: "publishForm",
  en: {
    kind: "What it is",
    "kind.application": "Our application for exemption (Form 1023, 1023-EZ, 1024)",
    "kind.letter": "The IRS's letter about our exemption",
    form: "Which form",
    "form.990-EZ": "Form 990-EZ",
    "form.990": "Form 990",
    "form.hint": "A 990-N has no paper: the page names it by itself once it is confirmed.",
    "form.none": "Choose",
    fiscal_year_end: "Last day of the fiscal year",
    filed_on: "Filed on",
    is_extended: "We had an extension (Form 8868)",
    "is_extended.hint":
      "The return is public for three years after the day it was due, or filed if later.",
    is_cleared: "Schedule B and all Social Security numbers are taken out of it",
    "is_cleared.hint": "Names of contributors need not be shown. A number once public stays known.",
    is_looked_through: "I looked through each page: there is no Social Security number in it",
    "is_looked_through.hint": "Your answer is kept in the record of changes.",
  },
});

/** What is said of a paper that is to be published; of a 990-N the IRS has a page. */
export const publishForm = defineForm({
  fields: {
    kind: demanded(field.radios(["application", "letter"])),
    form: demanded(field.choice(["990-EZ", "990"])),
    fiscal_year_end: demanded(field.date()),
    filed_on: demanded(field.date()),
    is_extended: field.flag(),
    is_cleared: field.flag(),
    is_looked_through: field.flag(),
  },
  words: publishFormWords,
});

export const copiesFormWords = defineMessages({
  name: "copiesForm",
  en: {
    received_on: "Received on",
    way: "How they asked",
    "way.written": "In writing",
    "way.in_person": "In person",
    asked_by: "Who asked (may stay empty)",
    "asked_by.name": "name",
    answered_on: "Answered on",
  },
});

/** A request for copies. */
export const copiesForm = defineForm({
  fields: {
    received_on: demanded(field.date()),
    way: demanded(field.radios(requestWays)),
    asked_by: optional(field.line({ max: 120, example: "Ada Lovelace" })),
  },
  words: copiesFormWords,
});

/** When a request was answered. */
export const answeredForm = defineForm({
  fields: { answered_on: optional(field.date()) },
  words: copiesFormWords,
});
