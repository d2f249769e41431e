import { defineForm, demanded, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** A template as a headquarters writes it, and for how many days its letters can be signed. */
export const templateForm = defineForm({
  fields: {
    title: field.line({ max: 120, example: "Authorization for a group return" }),
    text: demanded(
      field.area({ max: 12_000, lines: 12, example: "{chapter} authorizes {group}." }),
    ),
    thing_signers: field.flag(),
    thing_papers: field.flag(),
    needs_two: field.flag(),
    days: optional(field.count({ max: 120 })),
  },
  words: defineMessages({
    en: {
      title: "Title",
      text: "Text",
      thing_signers: "Who signs at the bank, and who is the responsible party",
      "thing_signers.name": "what you may see",
      thing_papers: "The names and days of the papers that they keep here",
      "thing_papers.name": "what you may see",
      needs_two: "Two officers sign",
      days: "Days to sign",
      "days.hint": "30 if you leave it empty, at most 120.",
      "days.name": "days",
    },
  }),
});

export const signFormWords = defineMessages({
  name: "letterSignature",
  en: {
    reason: "Reason (optional)",
    "reason.name": "reason",
    full_name: "Your full name",
    "full_name.hint": "First and last name, as it will be under the letter.",
    "full_name.name": "full name",
  },
});

/** How an officer signs a letter, or that one is revoked and why. */
export const signForm = defineForm({
  fields: {
    reason: optional(field.area({ max: 1_000, lines: 4, example: "We have left the group." })),
    full_name: demanded(field.line({ max: 120, example: "Grace Hopper", autoComplete: "name" })),
  },
  words: signFormWords,
});
