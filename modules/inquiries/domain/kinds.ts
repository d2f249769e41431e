/**
 * The public forms, as their rows are called, and whether the sender of one gets a report of the IRS's
 * files. What is added here lacks its fields (`schemas.ts`), its words (`kind-messages.ts`) and its
 * address (`app/http/inquiry-paths.ts`), and does not compile without them. The database takes it once a
 * migration widens `inquiries_known_kind`; tests ask for its entry in the menu and in the demonstration.
 */
export const inquiryForms = {
  contact: { hasReport: false },
  compliance_check: { hasReport: true },
  multi_chapter: { hasReport: false },
  greek_collector: { hasReport: true },
} as const;
export type InquiryKind = keyof typeof inquiryForms;
export const inquiryKinds = Object.keys(inquiryForms) as readonly InquiryKind[];

/** Where an inquiry is in the inbox. */
export const inquiryStates = ["open", "done", "spam"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What a message of the contact form is about. */
export const subjects = [
  "general",
  "membership",
  "state_registration",
  "990_help",
  "renewals",
] as const;
export type Subject = (typeof subjects)[number];

export const eventKinds = ["note", "reply", "assigned", "moved"] as const;
export type EventKind = (typeof eventKinds)[number];

/** The most stars of a rating; the fewest are 1. */
export const MOST_STARS = 5;

export const inquiryLimits = {
  name: 100,
  organization: 150,
  message: 5_000,
  regions: 300,
  comments: 2_000,
  search: 100,
} as const;
