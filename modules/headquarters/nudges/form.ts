import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** A letter of a headquarters to its chapters, and when it goes out. */
export const nudgeForm = defineForm({
  fields: {
    subject: field.line({ max: 150, example: "{chapter}: please help" }),
    text: field.area({ max: 4_000, lines: 10, example: "Dear officers of {chapter}" }),
    when: optional(field.radios(["now", "later"])),
    send_on: optional(field.date()),
    insists: field.flag(),
  },
  words: defineMessages({
    en: {
      subject: "Subject",
      text: "Text",
      "text.hint":
        "Each chapter reads its own words in place of {chapter}, {reason}, {due} and {link}. The letter says who asks and why by itself.",
      when: "When is it sent?",
      "when.name": "when",
      "when.now": "Now",
      "when.later": "On a day, at 9 in the morning",
      send_on: "Day",
      insists: "Also write to chapters that had a letter about this within 7 days",
      "insists.name": "once more",
    },
  }),
});
