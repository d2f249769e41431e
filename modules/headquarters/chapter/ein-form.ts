import { defineForm, field } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** The EIN of a chapter that has none. */
export const chapterEinForm = defineForm({
  fields: { ein: field.ein() },
  words: defineMessages({
    en: {
      ein: "EIN of the chapter",
      "ein.hint":
        "Its own, not yours: 9 digits, for example 12-3456789. Once it is saved, the chapter or our staff change it.",
    },
  }),
});
