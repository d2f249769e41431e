import { z } from "zod";
import { emailField } from "#modules/accounts/contract";
import { parseEin } from "#modules/platform/ein";
import { type FieldLabels, optionalText, text } from "#modules/platform/fields";
import { type Locale, type MessageRef, message, translator } from "#modules/platform/messages";
import { parsePhone } from "#modules/platform/phone";
import { type InquiryKind, inquiryLimits, type Subject, subjects } from "./domain/kinds";
import { inquiryMessages } from "./messages";

const PHONE_MAX = 40;
const EIN_MAX = 20;
const MOST_AFFILIATES = 100_000;

/** What was typed, read by a rule of its own; what it cannot read is refused in its words. */
export function readAs<T>(read: (typed: string) => T | undefined, words: MessageRef) {
  return z.transform((typed: string, ctx): T => {
    const found = read(typed);
    if (found !== undefined) return found;
    ctx.issues.push({ code: "custom", input: typed, params: { message: words }, continue: false });
    return z.NEVER;
  });
}

/** A field that may stay empty, and is read by its rule otherwise. */
const unlessEmpty =
  (read: (typed: string) => string | undefined) =>
  (typed: string): string | undefined =>
    typed.trim() === "" ? "" : read(typed);

const nameField = () => text({ max: inquiryLimits.name });
const organizationField = () => text({ max: inquiryLimits.organization });
const messageField = () => text({ max: inquiryLimits.message, isMultiline: true });
const phoneField = () =>
  z.pipe(
    optionalText({ max: PHONE_MAX }),
    readAs(unlessEmpty(parsePhone), message(inquiryMessages, "phoneShape")),
  );

/** A count in digits, with or without commas; a script may send a number. */
function affiliatesField() {
  const asText = z.transform((value: unknown) =>
    typeof value === "number" ? String(value) : value,
  );
  const read = (typed: string) => {
    const digits = typed.trim().replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "");
    const count = /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
    return count !== undefined && count <= MOST_AFFILIATES ? count : undefined;
  };
  return z.pipe(
    z.pipe(asText, text({ max: 20 })),
    readAs(read, message(inquiryMessages, "affiliatesShape")),
  );
}

const contactSchema = z.strictObject({
  name: nameField(),
  email: emailField(),
  organization: optionalText({ max: inquiryLimits.organization }),
  subject: z.pipe(
    text({ max: 40 }),
    readAs<Subject>(
      (typed) => subjects.find((one) => one === typed),
      message(inquiryMessages, "subjectUnknown"),
    ),
  ),
  message: messageField(),
});

const complianceSchema = z.strictObject({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
  organization: organizationField(),
  ein: z.pipe(text({ max: EIN_MAX }), readAs(parseEin, message(inquiryMessages, "einShape"))),
  group_id: z.pipe(
    optionalText({ max: 10 }),
    readAs(
      unlessEmpty((typed) => /^\s*(\d{4})\s*$/.exec(typed)?.[1]),
      message(inquiryMessages, "groupShape"),
    ),
  ),
});

const multiChapterSchema = z.strictObject({
  name: nameField(),
  email: emailField(),
  phone: phoneField(),
  organization: organizationField(),
  concerns: messageField(),
  affiliates: affiliatesField(),
  regions: optionalText({ max: inquiryLimits.regions }),
});

const greekSchema = z.strictObject({ email: emailField(), organization: organizationField() });

/** The fields of each form, the bot check's apart. */
export const inquirySchemas = {
  contact: contactSchema,
  compliance_check: complianceSchema,
  multi_chapter: multiChapterSchema,
  greek_collector: greekSchema,
} as const satisfies Record<InquiryKind, z.ZodType>;

/** How messages name the fields of these forms, in one language. */
export function inquiryLabels(kind: InquiryKind, locale: Locale): FieldLabels {
  const t = translator(inquiryMessages, locale);
  return {
    name: t("labelName"),
    email: t("labelEmail"),
    phone: t("labelPhone"),
    organization: t(kind === "greek_collector" ? "labelCampus" : "labelOrganization"),
    subject: t("labelSubject"),
    message: t("labelMessage"),
    ein: t("labelEin"),
    group_id: t("labelGroup"),
    concerns: t("labelConcerns"),
    affiliates: t("labelAffiliates"),
    regions: t("labelRegions"),
  };
}
