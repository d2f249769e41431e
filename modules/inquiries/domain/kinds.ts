/**
 * The public forms, as their rows are called, in the order in which the site's menu and the inbox have
 * them. What is added here lacks its declaration (`forms/all.server.ts`) and its address (`app/routes.ts`,
 * the kind with hyphens), and does not compile without them.
 */
export const inquiryKinds = [
  "contact",
  "multi_chapter",
  "compliance_check",
  "greek_collector",
] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** Where an inquiry is in the inbox. */
export const inquiryStates = ["open", "done", "spam"] as const;
export type InquiryState = (typeof inquiryStates)[number];

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
