import type { BylawsWords } from "../../templates/words";
import { boosterLimits, boosterWords, meetingParts, supportParts } from "../booster/words";

/** The longest accepted texts, in characters. */
export const schoolLimits = { ...boosterLimits, official: 120 } as const;

/** What a school may ask of its booster club, in the order of the form and of the article. */
export const cooperationFlags = [
  "is_organization_approval_required",
  "is_bylaws_approval_required",
  "is_officers_required",
  "is_incorporation_required",
  "is_501c3_required",
  "is_principal_nonvoting_board_member_required",
  "is_monthly_financial_reports_required",
  "is_officers_registered_volunteers_required",
  "is_no_compensation_of_school_employees",
  "is_no_handling_of_funds_by_school_employees",
] as const;

export type CooperationFlag = (typeof cooperationFlags)[number];

/** How the booster club of a school is asked: the general questions, and School Cooperation. */
export const schoolWords = {
  ...boosterWords,
  variant: "school",
  title: "schoolTitle",
  description: "schoolDescription",
  rank: 2,
  parts: [
    ...supportParts,
    {
      title: "cooperationTitle",
      hint: "cooperationHint",
      needed: "school_official_title",
      flags: cooperationFlags,
    },
    ...meetingParts,
  ],
  words: {
    ...boosterWords.words,
    school_official_title: {
      label: "officialLabel",
      hint: "officialHint",
      inMessages: "officialField",
    },
    is_organization_approval_required: {
      label: "organizationApprovalLabel",
      inMessages: "organizationApprovalField",
    },
    is_bylaws_approval_required: {
      label: "bylawsApprovalLabel",
      inMessages: "bylawsApprovalField",
    },
    is_officers_required: { label: "officersLabel", inMessages: "officersField" },
    is_incorporation_required: {
      label: "incorporationLabel",
      inMessages: "incorporationField",
    },
    is_501c3_required: { label: "exemptionLabel", inMessages: "exemptionField" },
    is_principal_nonvoting_board_member_required: {
      label: "principalLabel",
      inMessages: "principalField",
    },
    is_monthly_financial_reports_required: {
      label: "monthlyReportsLabel",
      inMessages: "monthlyReportsField",
    },
    is_officers_registered_volunteers_required: {
      label: "volunteersLabel",
      inMessages: "volunteersField",
    },
    is_no_compensation_of_school_employees: {
      label: "noCompensationLabel",
      inMessages: "noCompensationField",
    },
    is_no_handling_of_funds_by_school_employees: {
      label: "noHandlingLabel",
      inMessages: "noHandlingField",
    },
  },
} as const satisfies BylawsWords<"school">;
