import type { InquiryKind } from "#modules/inquiries/contract";
import { href, type Linked } from "./href";

const addresses = {
  contact: "/contact",
  compliance_check: "/compliance-check",
  multi_chapter: "/multi-chapter",
  greek_collector: "/greek-collector",
} as const satisfies Record<InquiryKind, Linked>;

/** The public forms. Apart from `paths`, which every page loads. */
export const inquiryPaths = {
  /** `sent` is the token of what was just sent: the page then thanks for it. */
  form: (kind: InquiryKind, sent?: string) => href(addresses[kind], {}, { sent }),
  /** Campuses whose names begin so, as JSON. */
  campuses: (typed: string) =>
    `${href("/greek-collector/campuses")}?q=${encodeURIComponent(typed)}`,
} as const;
