import { contestMessages, needsStory } from "#modules/contest/contract";
import { fieldMessages } from "#modules/platform/field-messages";
import { type Locale, translator } from "#modules/platform/messages";
import type { FormOutcome } from "~/ui/use-form-state";

const labelOf = {
  organization: "labelOrganization",
  email: "labelEmail",
  type: "labelType",
  message: "labelMessage",
  file: "labelFile",
} as const;

/** What is missing in an entry's form, told before a large file is on its way. */
export function missingIn(form: HTMLFormElement, locale: Locale): FormOutcome | undefined {
  const say = translator(fieldMessages, locale);
  const label = translator(contestMessages, locale);
  const fields = new FormData(form);
  const names: (keyof typeof labelOf)[] = ["organization", "email", "type"];
  if (needsStory(fields.get("type"))) names.push("message", "file");
  const isMissing = (name: string) => {
    const value = fields.get(name);
    return value instanceof File ? value.name === "" : !value?.trim();
  };
  const errors = names.filter(isMissing).map((name) => {
    return [name, [say("required", { label: label(labelOf[name]) })]] as const;
  });
  if (errors.length === 0) return undefined;
  return { ok: false, status: 422, message: "", errors: Object.fromEntries(errors), values: {} };
}
