import { labelsFrom, namedFields, optionalText, text } from "#modules/platform/fields";
import { formSchema } from "#modules/platform/forms/index.server";
import { chapterEinForm } from "./chapter/ein-form";
import { headquartersRoomMessages } from "./messages";

const fields = namedFields(
  labelsFrom(headquartersRoomMessages, {
    note: "labelNote",
    name: "labelName",
  }),
);

/** How long texts may be, in characters, and how many views a person saves. */
export const boardLimits = { note: 4_000, viewName: 60, viewQuery: 2_000, views: 50 } as const;

/** What a headquarters notes about a chapter, with the version that was read. */
export const chapterNoteSchema = fields({
  note: optionalText({ max: boardLimits.note, isMultiline: true }),
  version: optionalText({ max: 10 }),
});

/** The EIN that a headquarters gives a chapter without one. */
export const chapterEinSchema = formSchema(chapterEinForm);

/** A view of the board to keep under a name. */
export const boardViewSchema = fields({
  name: text({ max: boardLimits.viewName }),
  query: optionalText({ max: boardLimits.viewQuery }),
});
