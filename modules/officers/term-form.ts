import {
  choiceWords,
  defineForm,
  demanded,
  field,
  optional,
} from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { offices } from "./domain/offices";
import { officeWords } from "./office-words";
import type { TermView } from "./views";

/** How long texts may be, in characters, and how many terms a club keeps. */
export const officerLimits = { title: 100, name: 120, terms: 1_000 } as const;

export const termFormWords = defineMessages({
  name: "termForm",
  en: {
    office: "Office",
    ...choiceWords("office", officeWords.en),
    title: "What the office is called",
    "title.hint": "Only for another office, for example “Concessions chair”.",
    "title.name": "title",
    name: "Name",
    email: "E-mail",
    "email.hint": "Who signs in with this address may sign letters as this officer.",
    phone: "Phone",
    starts_on: "First day",
    ends_on: "Last day",
    "ends_on.hint": "Left empty, the term is one year long.",
    minutes: "Minutes of the election",
    "minutes.hint": "One of your club's files.",
    "minutes.none": "None yet",
    is_responsible_party: "Is the responsible party: whom the IRS knows for our EIN",
    "is_responsible_party.name": "responsible party",
    responsible_changed_on: "Since when in place of somebody else",
    "responsible_changed_on.hint":
      "The IRS is to hear of it within 60 days (Form 8822-B): it joins your calendar. Leave it empty if nothing changed, or to mend an entry.",
    "responsible_changed_on.name": "day of the change",
    is_bank_signer: "Signs at the bank",
    is_reviewer: "Reviews the treasurer's books",
    is_school_employee: "Works for the school",
    shows_name: "Name",
    "shows_name.name": "show the name",
    shows_email: "E-mail",
    "shows_email.name": "show the e-mail",
    shows_phone: "Phone",
    "shows_phone.name": "show the phone",
  },
});

/** A term of office as a club's people enter it. */
export const termForm = defineForm({
  fields: {
    office: demanded(field.choice(offices)),
    title: optional(field.line({ max: officerLimits.title, example: "Concessions chair" })),
    name: field.line({ max: officerLimits.name, example: "Grace Hopper" }),
    email: optional(field.email({ isOfOthers: true })),
    phone: optional(field.phone({ isOfOthers: true })),
    starts_on: field.date(),
    ends_on: optional(field.date()),
    minutes: optional(field.line({ max: 40, example: "12" })),
    is_responsible_party: field.flag(),
    responsible_changed_on: optional(field.date()),
    is_bank_signer: field.flag(),
    is_reviewer: field.flag(),
    is_school_employee: field.flag(),
    shows_name: field.flag(),
    shows_email: field.flag(),
    shows_phone: field.flag(),
  },
  words: termFormWords,
});

const box = (is: boolean) => (is ? "1" : "0");

/** A term in the fields of its form. */
export const formOfTerm = (term: TermView): Readonly<Record<string, string>> => ({
  office: term.office,
  title: term.title,
  name: term.name,
  email: term.email,
  phone: term.phone,
  starts_on: term.startsOn,
  ends_on: term.endsOn,
  minutes: String(term.minutesFileId ?? ""),
  is_responsible_party: box(term.isResponsibleParty),
  responsible_changed_on: term.responsibleChangedOn ?? "",
  is_bank_signer: box(term.isBankSigner),
  is_reviewer: box(term.isReviewer),
  is_school_employee: box(term.isSchoolEmployee),
  shows_name: box(term.showsName),
  shows_email: box(term.showsEmail),
  shows_phone: box(term.showsPhone),
});
