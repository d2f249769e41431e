import type { InquiryKind } from "#modules/inquiries/contract";

const addresses = {
  contact: "/contact",
  compliance_check: "/compliance-check",
  multi_chapter: "/multi-chapter",
  greek_collector: "/greek-collector",
} as const satisfies Record<InquiryKind, string>;

/** The public forms. Apart from `paths`, which every page loads. */
export const inquiryPaths = {
  /** `sent` is the token of what was just sent: the page then thanks for it. */
  form: (kind: InquiryKind, sent?: string) =>
    `${addresses[kind]}${sent === undefined ? "" : `?sent=${sent}`}`,
  /** Campuses whose names begin so, as JSON. */
  campuses: (typed: string) => `/greek-collector/campuses?q=${encodeURIComponent(typed)}`,
} as const;
