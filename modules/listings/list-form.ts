import { defineForm, field } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";

/** A list of the IRS as staff send it, beside its file. */
export const listForm = defineForm({
  fields: {
    as_of: field.date(),
    accept_loss: field.flag(),
  },
  words: defineMessages({
    en: {
      as_of: "As of",
      "as_of.name": "date of the file",
      "as_of.hint":
        "The day on which the IRS posted it. It is shown beside everything that the list says.",
      accept_loss: "Take it although many organizations leave by it",
      "accept_loss.hint":
        "Only when you know that they really left. Without it, a list is refused by which more than 50 and more than 2 % of a state's organizations would leave: a list that was cut looks like that.",
    },
  }),
});
