import { type InquiryKind, inquiryKinds } from "../domain/kinds";
import { complianceCheck } from "./compliance-check.server";
import { contact } from "./contact.server";
import type { InquiryForm } from "./define.server";
import { greekCollector } from "./greek-collector.server";
import { multiChapter } from "./multi-chapter.server";

/** The declaration of each kind. */
export const inquiryForms = {
  contact,
  multi_chapter: multiChapter,
  compliance_check: complianceCheck,
  greek_collector: greekCollector,
} as const satisfies Record<InquiryKind, InquiryForm>;

/** The form of a row; undefined for a kind of another release, which rows have while it is rolled out. */
export function formOfKind(kind: string): InquiryForm | undefined {
  const known = inquiryKinds.find((one) => one === kind);
  return known && inquiryForms[known];
}
