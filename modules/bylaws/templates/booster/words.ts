import type { BylawsWords } from "../words";

/** The longest accepted texts, in characters. */
export const boosterLimits = { name: 200, purpose: 5_000, facility: 200, minimum: 40 } as const;

/** How a booster club is asked; the school variant asks the same and more. */
export const boosterWords = {
  variant: "booster",
  version: 1,
  title: "boosterTitle",
  description: "boosterDescription",
  words: {
    name: { label: "boosterNameLabel", hint: "boosterNameHint", inMessages: "nameField" },
    purpose: {
      label: "boosterPurposeLabel",
      hint: "boosterPurposeHint",
      inMessages: "purposeField",
      kind: "long",
    },
    facility: { label: "facilityLabel", hint: "facilityHint", inMessages: "facilityField" },
    is_school: { label: "isSchoolLabel", inMessages: "isSchoolField" },
    meeting_attendee_minimum: {
      label: "attendeeMinimumLabel",
      hint: "attendeeMinimumHint",
      inMessages: "attendeeMinimumField",
      decides: "attendeeMinimumDecides",
      kind: "minimum",
    },
    meeting_request_minimum: {
      label: "requestMinimumLabel",
      hint: "requestMinimumHint",
      inMessages: "requestMinimumField",
      decides: "requestMinimumDecides",
      kind: "minimum",
    },
    nomination_month: {
      label: "nominationMonthLabel",
      hint: "nominationMonthHint",
      inMessages: "nominationMonthField",
      kind: "month",
    },
    annual_meeting_month: {
      label: "annualMeetingMonthLabel",
      hint: "annualMeetingMonthHint",
      inMessages: "annualMeetingMonthField",
      kind: "month",
    },
    fiscal_year_end: {
      label: "fiscalYearEndLabel",
      hint: "fiscalYearEndHint",
      inMessages: "fiscalYearEndField",
      kind: "month",
    },
    is_highlighted: { label: "highlightLabel", inMessages: "highlightField" },
    version: { label: "versionField", inMessages: "versionField" },
  },
  samples: { purpose: "boosterSamplePurpose" },
} as const satisfies BylawsWords<"booster">;
