import {
  choiceWords,
  defineForm,
  demanded,
  field,
  optional,
} from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { reviewResults } from "./domain/chapter-year";
import { supervisionLimits as limits } from "./limits";

const line = (example: string) => field.line({ max: limits.line, example });
const note = (lines: number, example: string) =>
  optional(field.area({ max: limits.note, lines, example }));
const url = () =>
  optional(field.url({ max: limits.url, example: "https://www.irs.gov/pub/irs-pdf/p557.pdf" }));
const reason = () => demanded(field.line({ max: limits.reason, example: "The post was late." }));

/** What a review found, in words. */
export const resultWords = choiceWords("result", {
  in_order: "In order",
  question: "Question",
  not_in_order: "Not in order",
});

/** What a person of the headquarters found of a chapter's year. */
export const reviewForm = defineForm({
  fields: {
    result: field.radios(reviewResults),
    note: note(2, "The report lacks a month."),
  },
  words: defineMessages({
    en: {
      result: "What did you find?",
      "result.name": "result",
      ...resultWords,
      note: "Note",
      "note.hint": "Needed for a question, and for what is not in order.",
    },
  }),
});

/** A version of what chapters learn. */
export const educationForm = defineForm({
  fields: {
    title: field.line({ max: limits.title, example: "How we keep our exemption" }),
    text: optional(field.area({ max: limits.text, lines: 8, example: "File each year." })),
    url: url(),
  },
  words: defineMessages({
    en: {
      title: "Title",
      "title.hint": "The subject of the mail.",
      text: "Text",
      "text.hint": "Paragraphs are apart by an empty line.",
      url: "Link",
      "url.hint": "For example to the IRS’s Publication 557. It begins with https://.",
    },
  }),
});

export const papersFormWords = defineMessages({
  name: "supervisionPapers",
  en: {
    receipts: "Money in",
    expenses: "Money out",
    closing: "Balance at the end of the year",
    activity_1: "Main activity 1",
    activity_2: "Main activity 2",
    activity_3: "Main activity 3",
    officers: "Officers",
    "officers.hint": "A line each: name and office.",
    purpose_changed: "Our purpose, or the way we work, has changed",
    "purpose_changed.name": "change of purpose",
    number: "Confirmation number",
    has_read: "I have read it",
  },
});

/** What a chapter gives to its headquarters for a year, but for its files. */
export const papersForm = defineForm({
  fields: {
    receipts: optional(field.money()),
    expenses: optional(field.money()),
    closing: optional(field.money()),
    activity_1: optional(line("Concerts")),
    activity_2: optional(line("Concerts")),
    activity_3: optional(line("Concerts")),
    officers: note(4, "Ada Lovelace, president"),
    purpose_changed: field.flag(),
    number: optional(field.line({ max: 60, example: "10065520260123456789" })),
    has_read: field.flag(),
  },
  words: papersFormWords,
});

/** The purpose that all chapters have. */
export const statementForm = defineForm({
  fields: {
    text: field.area({ max: limits.statement, lines: 6, example: "To serve the school." }),
  },
  words: defineMessages({ en: { text: "Statement" } }),
});

/** An authorization that is on file. */
export const authorizationForm = defineForm({
  fields: {
    from_on: demanded(field.date()),
    to_on: optional(field.date()),
    how: field.radios(["file", "paper"]),
  },
  words: defineMessages({
    en: {
      from_on: "First day",
      to_on: "Last day",
      "to_on.hint": "Leave it empty where it holds until it is withdrawn.",
      how: "What is there?",
      "how.name": "how",
      "how.file": "A file that I add here",
      "how.paper": "A paper that we keep",
    },
  }),
});

/** What a headquarters says of an item of the list. */
export const readinessForm = defineForm({
  fields: {
    owner: optional(field.line({ max: limits.name, example: "Jane Roe" })),
    due_on: optional(field.date()),
    done_on: optional(field.date()),
    note: note(2, "We asked the IRS by phone."),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      owner: "Who must act",
      "owner.hint": "A name.",
      due_on: "By when",
      done_on: "Shown on",
      "done_on.hint": "The day on which you made sure of it. It counts with a note or a file.",
      note: "Note",
    },
  }),
});

/** What is said of the report of a year, and of a chapter in it. */
export const sgriForm = defineForm({
  fields: {
    force_reason: reason(),
    leave_reason: reason(),
    submitted_on: demanded(field.date()),
    way: demanded(line("By mail, with a receipt")),
    confirmation: optional(line("9400 1000 0000 0000")),
    reason: optional(reason()),
  },
  words: defineMessages({
    en: {
      force_reason: "Why",
      "force_reason.name": "reason",
      leave_reason: "Why it is no longer included",
      "leave_reason.name": "reason",
      submitted_on: "Sent on",
      way: "How",
      "way.hint": "For example: by mail to the IRS in Ogden, with a receipt.",
      confirmation: "Confirmation",
      reason: "Why outside of the window",
      "reason.hint": "Needed only outside of the window.",
      "reason.name": "reason",
    },
  }),
});

/** A setting as staff read it. */
export const supervisionFactForm = defineForm({
  fields: {
    value: demanded(field.line({ max: 40, example: "180" })),
    source_name: demanded(line("Our judgement")),
    source_url: url(),
    read_on: demanded(field.date()),
    confirmed: field.flag(),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      value: "Value",
      source_name: "Source",
      source_url: "Address of the source",
      "source_url.hint": "Empty for our own judgement.",
      read_on: "Read on",
      confirmed: "Confirmed at its source",
    },
  }),
});
