import { z } from "zod";
import { emailField } from "#modules/accounts/contract";
import { type FieldLabels, flag, optionalText, readAs, text } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { type EntryType, entryTypes } from "./domain/entry-types";
import { contestMessages } from "./messages";

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
export const entrySchema = z.strictObject({
  organization: text({ max: ORGANIZATION_MAX }),
  email: emailField(),
  type,
  message: optionalText({ max: MESSAGE_MAX, isMultiline: true }),
  is_member: flag(),
  has_release: flag(),
});

/** How messages name the fields of an entry, in one language. */
export function entryLabels(locale: Locale): FieldLabels {
  const t = translator(contestMessages, locale);
  return {
    organization: t("labelOrganization"),
    email: t("labelEmail"),
    type: t("labelType"),
    message: t("labelMessage"),
    file: t("labelFile"),
    is_member: t("labelMember"),
    has_release: t("labelRelease"),
  };
}
