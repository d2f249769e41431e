import { offices, officeWords } from "#modules/officers/contract";
import {
  choiceWords,
  defineForm,
  demanded,
  field,
  optional,
} from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { afterwards } from "./domain/state";

export const handoverFormWords = defineMessages({
  name: "handoverForm",
  en: {
    name: "Name",
    email: "E-mail",
    "email.hint": "The link goes to this address, and works with it alone.",
    office: "Office that the successor takes",
    ...choiceWords("office", officeWords.en),
    "office.name": "office",
    title: "What the office is called",
    "title.hint": "Only for another office, for example “Concessions chair”.",
    "title.name": "title",
    starts_on: "First day of the new term",
    afterwards: "What you do afterwards",
    "afterwards.leave": "Leave the club's pages when the handover is complete",
    "afterwards.read": "Read them for 30 more days, and change nothing",
    "afterwards.stay": "Stay, in another office",
    stay_office: "Your next office",
    ...choiceWords("stay_office", officeWords.en),
    "stay_office.none": "None: I do not stay",
    stay_title: "What your next office is called",
    "stay_title.hint": "Only for another office, for example “Concessions chair”.",
    "stay_title.name": "title",
  },
});

const title = optional(field.line({ max: 100, example: "Concessions chair" }));

/** To whom a club is handed over, and what becomes of who hands over. */
export const handoverForm = defineForm({
  fields: {
    name: field.line({ max: 120, example: "Grace Hopper" }),
    email: field.email({ isOfOthers: true }),
    office: demanded(field.choice(offices)),
    title,
    starts_on: field.date(),
    afterwards: demanded(field.radios(afterwards)),
    stay_office: optional(field.choice(offices)),
    stay_title: title,
  },
  words: handoverFormWords,
});
