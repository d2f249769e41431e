import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

const name = field.line({ max: 120, example: "Grace Hopper" });

export const form8822bFormWords = defineMessages({
  name: "form8822bForm",
  en: {
    old_party: "Old responsible party",
    "old_party.hint": "Whom the IRS knows today. Leave it empty if nobody knows.",
    new_party: "New responsible party",
    "new_party.hint":
      "The name alone. No Social Security number here: it is written on the paper by hand.",
    changed_on: "Day of the change",
  },
});

/** What the sheet for Form 8822-B is made from. Nothing of it is kept. */
export const form8822bForm = defineForm({
  fields: { old_party: optional(name), new_party: name, changed_on: field.date() },
  words: form8822bFormWords,
});
