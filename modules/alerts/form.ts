import { defineForm, field, optional } from "#modules/platform/forms/contract";
import { defineMessages } from "#modules/platform/messages";
import { ALERT_TEXT_MAX, alertKinds } from "./domain/alert-days";

const line = (example: string) => field.line({ max: ALERT_TEXT_MAX, example });

/** An alert as staff enter it. */
export const alertForm = defineForm({
  fields: {
    kind: field.choice(alertKinds),
    text_en: line("Our office is closed on Thursday."),
    text_es: optional(line("Nuestra oficina cierra el jueves.")),
    starts_on: field.date(),
    ends_on: field.date(),
    version: field.version(),
  },
  words: defineMessages({
    en: {
      kind: "Kind",
      "kind.holiday": "Holiday",
      "kind.urgent": "Urgent",
      "kind.wrong": "Choose holiday or urgent.",
      text_en: "Text in English",
      text_es: "Text in Spanish",
      "text_es.hint": "Empty: Spanish readers see the English text.",
      starts_on: "First day",
      ends_on: "Last day",
    },
  }),
});
