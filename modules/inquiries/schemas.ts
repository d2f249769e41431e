import type { z } from "zod";
import type { FormFields } from "#modules/platform/forms/contract";
import { formSchema } from "#modules/platform/forms/index.server";
import { type InquiryKind, inquiryKinds } from "./domain/kinds";
import { inquiryForms } from "./forms/all.server";

type Forms = typeof inquiryForms;
type Schemas = {
  readonly [K in InquiryKind]: ReturnType<typeof formSchema<Forms[K]["fields"]>>;
};

/** The fields of each form, the bot check's apart. */
export const inquirySchemas = Object.fromEntries(
  inquiryKinds.map((kind) => [kind, formSchema<FormFields>(inquiryForms[kind])]),
) as unknown as Schemas;

/** The fields of a form, as its schema read them. */
export type InquiryFields<K extends InquiryKind = InquiryKind> = z.output<Schemas[K]>;

/** What a form gives as examples, as its schema reads it. */
export const exampleOf = (kind: InquiryKind): InquiryFields =>
  inquirySchemas[kind].parse(
    Object.fromEntries(
      Object.entries(inquiryForms[kind].fields).map(([name, { example }]) => [name, example]),
    ),
  );
