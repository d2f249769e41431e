import { choiceWords, defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";

type StateCode = keyof typeof usStates;

/** A chapter that a headquarters adds, and the officer who is invited. */
export const newChapterForm = defineForm({
  fields: {
    name: field.line({ max: 200, example: "Alpha Chapter" }),
    ein: optional(field.ein()),
    city: optional(field.line({ max: 80, example: "Austin" })),
    state: optional(field.choice(Object.keys(usStates) as [StateCode, ...StateCode[]])),
    region: optional(field.line({ max: 10, example: "" })),
    officer_email: optional(field.email({ isOfOthers: true })),
    officer_first_name: optional(field.line({ max: 100, example: "Maria" })),
    officer_last_name: optional(field.line({ max: 100, example: "Gomez" })),
  },
  words: defineMessages({
    en: {
      name: "Name of the chapter",
      "name.hint": "As the IRS has it, or will have it.",
      "name.name": "name",
      ein: "EIN",
      "ein.hint":
        "Its own, not yours: 9 digits, for example 12-3456789. Leave it empty while it has none.",
      city: "City",
      state: "State",
      "state.hint": "Its calendar goes by what this state asks.",
      "state.none": "Choose a state",
      ...choiceWords("state", usStates),
      region: "Region",
      "region.none": "In no region",
      officer_email: "E-mail",
      "officer_email.name": "e-mail",
      officer_first_name: "First name",
      officer_last_name: "Last name",
    },
  }),
});
