import { z } from "zod";
import { type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, translator } from "#modules/platform/messages";
import { headquartersRoomMessages } from "./messages";

/** How long texts may be, in characters, and how many views a person saves. */
export const boardLimits = { note: 4_000, viewName: 60, viewQuery: 2_000, views: 50 } as const;

/** What a headquarters notes about a chapter, with the version that was read. */
export const chapterNoteSchema = z.strictObject({
  note: optionalText({ max: boardLimits.note, isMultiline: true }),
  version: optionalText({ max: 10 }),
});

/** A view of the board to keep under a name. */
export const boardViewSchema = z.strictObject({
  name: text({ max: boardLimits.viewName }),
  query: optionalText({ max: boardLimits.viewQuery }),
});

/** How messages name these fields. */
export function boardLabels(locale: Locale): FieldLabels {
  const t = translator(headquartersRoomMessages, locale);
  return { note: t("labelNote"), name: t("labelName") };
}
