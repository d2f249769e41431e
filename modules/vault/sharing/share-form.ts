import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

export const shareFormWords = defineMessages({
  name: "shareForm",
  en: {
    name: "For whom is it?",
    "name.hint": "For your own list, for example “Our auditor”. Readers do not see it.",
    "name.name": "name",
    what: "What it opens",
    "what.papers": "The papers that I tick",
    "what.year": "All papers of a fiscal year",
    "what.year.hint": "Those that are there today, private ones left out.",
    fiscal_year: "Fiscal year",
    "fiscal_year.none": "Choose a year",
    expires_on: "Last day",
    passcode: "Passcode",
    "passcode.hint":
      "8 digits, or nothing. Tell it by phone, not in the mail with the link. Ten wrong ones end the link.",
    max_views: "How often it may be opened",
    "max_views.hint":
      "Left empty, as often as the reader likes. Whoever opened it reads on for an hour.",
    is_pinned: "Show today's versions",
    "is_pinned.hint": "Otherwise readers get the newest version of each paper.",
  },
});

/** What a link opens besides single papers, for how long, and how it is kept. */
export const shareForm = defineForm({
  fields: {
    name: field.line({ max: 100, example: "Our auditor" }),
    what: optional(field.radios(["papers", "year"])),
    fiscal_year: optional(field.line({ max: 4, example: "2026" })),
    expires_on: optional(field.date()),
    passcode: optional(field.line({ max: 40, example: "48151623" })),
    max_views: optional(field.count({ max: 1_000 })),
    is_pinned: field.flag(),
  },
  words: shareFormWords,
});
