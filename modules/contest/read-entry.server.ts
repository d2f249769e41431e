import type { z } from "zod";
import { fieldMessages } from "#modules/platform/field-messages";
import { parseFields } from "#modules/platform/fields";
import { type Locale, message } from "#modules/platform/messages";
import { type FieldErrors, type Result, refuse } from "#modules/platform/result";
import { needsStory } from "./domain/entry-types";
import { entryLabels, entrySchema } from "./schemas";

export type EntryFields = z.output<typeof entrySchema>;

/**
 * Reads the fields of an entry. Whoever celebrates somebody says something and shows something:
 * then message and file are refused when they are missing, together with all that is wrong else.
 * @param fields as they were sent
 * @param hasFile whether a file came along
 */
export function readEntry(
  fields: Readonly<Record<string, unknown>>,
  hasFile: boolean,
  locale: Locale,
): Result<EntryFields> {
  const labels = entryLabels(locale);
  const parsed = parseFields(entrySchema, fields, locale);
  const errors: FieldErrors =
    parsed.ok || parsed.refusal.code !== "invalid" ? {} : { ...parsed.refusal.errors };
  if (needsStory(fields.type)) {
    const isSaid = typeof fields.message === "string" && fields.message.trim() !== "";
    for (const [name, isThere] of [
      ["message", isSaid],
      ["file", hasFile],
    ] as const) {
      if (isThere || errors[name]) continue;
      errors[name] = [message(fieldMessages, "required", { label: labels[name] ?? name })];
    }
  }
  if (parsed.ok && Object.keys(errors).length === 0) return parsed;
  return refuse({ code: "invalid", errors });
}
