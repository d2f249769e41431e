import { z } from "zod";
import { emailField } from "#modules/accounts/contract";
import {
  flag,
  labelsFrom,
  namedFields,
  optionalText,
  readAs,
  text,
} from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { type EntryType, entryTypes } from "./domain/entry-types";
import { contestMessages } from "./messages";

/** How messages name the fields of an entry, and its file. */
export const entryLabels = labelsFrom(contestMessages, {
  organization: "labelOrganization",
  email: "labelEmail",
  type: "labelType",
  message: "labelMessage",
  file: "labelFile",
  is_member: "labelMember",
  has_release: "labelRelease",
});
const fields = namedFields(entryLabels);

const ORGANIZATION_MAX = 150;
const MESSAGE_MAX = 2_000;

const type = z.pipe(
  text({ max: 40 }),
  readAs<EntryType>(
    (typed) => entryTypes.find((value) => value === typed),
    message(contestMessages, "typeUnknown"),
  ),
);

/** The fields beside the file of `POST /contest/photo` and `POST /contest/video`. */
export const entrySchema = fields({
  organization: text({ max: ORGANIZATION_MAX }),
  email: emailField(),
  type,
  message: optionalText({ max: MESSAGE_MAX, isMultiline: true }),
  is_member: flag(),
  has_release: flag(),
});
