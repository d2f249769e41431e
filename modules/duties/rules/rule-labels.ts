import type { LabelsIn } from "#modules/platform/fields";
import { wordsOf } from "#modules/platform/messages";
import { ruleMessages } from "../rule-messages";

const PREFIX = "field.";

/** How messages, the form and the history name the fields of a rule. */
export const ruleLabels: LabelsIn = (locale) =>
  Object.fromEntries(
    Object.entries(wordsOf(ruleMessages, locale)).flatMap(([key, name]) =>
      key.startsWith(PREFIX) && typeof name === "string" ? [[key.slice(PREFIX.length), name]] : [],
    ),
  );
