import { offices, officeWords } from "#modules/officers/contract";
import {
  choiceWords,
  defineForm,
  demanded,
  field,
  optional,
} from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

export const claimFormWords = defineMessages({
  name: "claimForm",
  en: {
    ein: "The club's EIN",
    "ein.hint": "9 digits, for example 12-3456789. It is in the IRS's letter and on bank papers.",
    "ein.name": "EIN",
    name: "Your name",
    "name.name": "name",
    email: "Your e-mail",
    "email.hint": "The link goes to this address.",
    "email.name": "e-mail",
    office: "Your office",
    ...choiceWords("office", officeWords.en),
    "office.none": "Choose your office",
    title: "What your office is called",
    "title.hint": "Only for another office.",
    "title.name": "title",
    why: "What happened",
    "why.hint": "Who the last officers were, and how you tried to reach them.",
    "why.name": "explanation",
  },
});

/** Who claims a club that nobody is left in; the paper that shows it is a file beside them. */
export const claimForm = defineForm({
  fields: {
    ein: field.ein(),
    name: field.line({ max: 120, example: "Grace Hopper", autoComplete: "name" }),
    email: field.email(),
    office: demanded(field.choice(offices)),
    title: optional(field.line({ max: 100, example: "Concessions chair" })),
    why: field.area({ max: 2_000, lines: 4, example: "The last president moved away." }),
  },
  words: claimFormWords,
});
