import { type InquiryKind, inquiryForms } from "#modules/inquiries/contract";

/** The public forms. Apart from `paths`, which every page loads. */
export const inquiryPaths = {
  /** `sent` is the token of what was just sent: the page then thanks for it. */
  form: (kind: InquiryKind, sent?: string) =>
    `${inquiryForms[kind].path}${sent === undefined ? "" : `?sent=${sent}`}`,
  /** Campuses whose names begin so, as JSON. */
  campuses: (typed: string) => `/greek-collector/campuses?q=${encodeURIComponent(typed)}`,
} as const;
