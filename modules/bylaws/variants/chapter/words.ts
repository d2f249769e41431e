import { legalParts, legalWords } from "../../templates/legal-words";
import type { BylawsWords } from "../../templates/words";

/** The longest accepted texts, in characters. */
export const chapterLimits = { name: 200, purpose: 5_000 } as const;

/** How a Greek chapter is asked: its national documents govern what other forms ask. */
export const chapterWords = {
  variant: "chapter",
  version: 2,
  title: "chapterTitle",
  description: "chapterDescription",
  isCharity: false,
  rank: 3,
  parts: [
    { field: "name", as: "text", autoComplete: "organization" },
    { field: "purpose", as: "longText" },
    { field: "fiscal_year_end", as: "month" },
    {
      title: "legalTitle",
      hint: "legalHint",
      parts: [
        { field: "national_organization", as: "text" },
        { field: "is_group_member", as: "flag" },
        { field: "has_house", as: "flag" },
        ...legalParts,
      ],
    },
    { field: "is_highlighted", as: "flag" },
  ],
  words: {
    name: { label: "nameLabel", hint: "nameHint", inMessages: "nameField" },
    purpose: {
      label: "purposeLabel",
      hint: "purposeHint",
      inMessages: "purposeField",
      kind: "long",
    },
    fiscal_year_end: {
      label: "fiscalYearEndLabel",
      hint: "fiscalYearEndHint",
      inMessages: "fiscalYearEndField",
      kind: "month",
    },
    ...legalWords,
    national_organization: {
      label: "nationalOrganizationLabel",
      hint: "nationalOrganizationHint",
      inMessages: "nationalOrganizationField",
    },
    is_group_member: { label: "groupMemberLabel", inMessages: "groupMemberField" },
    has_house: { label: "houseLabel", inMessages: "houseField" },
    is_highlighted: { label: "highlightLabel", inMessages: "highlightField" },
    version: { label: "versionField", inMessages: "versionField" },
  },
  samples: { purpose: "samplePurpose" },
} as const satisfies BylawsWords<"chapter">;
