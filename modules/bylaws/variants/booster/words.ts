import { legalParts, legalWords } from "../../templates/legal-words";
import type { BylawsWords, FieldPart, PartGroup } from "../../templates/words";

/** The longest accepted texts, in characters. */
export const boosterLimits = { name: 200, purpose: 5_000, facility: 200, minimum: 40 } as const;

/** Who the organization is and whom it supports. */
export const supportParts = [
  { field: "name", as: "text", autoComplete: "organization" },
  { field: "purpose", as: "longText" },
  { field: "facility", as: "text" },
] as const satisfies readonly FieldPart[];

/** Its meetings, its year, and how the document marks the answers. */
export const meetingParts = [
  { field: "meeting_attendee_minimum", as: "text", isShort: true },
  { field: "meeting_request_minimum", as: "text", isShort: true },
  { field: "nomination_month", as: "month" },
  { field: "annual_meeting_month", as: "month" },
  { field: "fiscal_year_end", as: "month" },
  {
    title: "legalTitle",
    hint: "legalHint",
    parts: [
      ...legalParts,
      { field: "term_start_month", as: "month" },
      { field: "central_organization", as: "text" },
    ],
  },
  { field: "is_highlighted", as: "flag" },
] as const satisfies readonly (FieldPart | PartGroup)[];

/** How a booster club is asked; the school variant asks the same and more. */
export const boosterWords = {
  variant: "booster",
  version: 2,
  title: "boosterTitle",
  description: "boosterDescription",
  isCharity: true,
  rank: 1,
  parts: [...supportParts, { field: "is_school", as: "flag" }, ...meetingParts],
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
    ...legalWords,
    term_start_month: {
      label: "termStartLabel",
      hint: "termStartHint",
      inMessages: "termStartField",
      kind: "month",
    },
    central_organization: {
      label: "centralOrganizationLabel",
      hint: "centralOrganizationHint",
      inMessages: "centralOrganizationField",
    },
    is_highlighted: { label: "highlightLabel", inMessages: "highlightField" },
    version: { label: "versionField", inMessages: "versionField" },
  },
  samples: { purpose: "boosterSamplePurpose" },
} as const satisfies BylawsWords<"booster">;
