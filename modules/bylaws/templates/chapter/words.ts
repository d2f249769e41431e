import type { BylawsWords } from "../words";

/** The longest accepted texts, in characters. */
export const chapterLimits = { name: 200, purpose: 5_000 } as const;

/** How a Greek chapter is asked: its national documents govern what other forms ask. */
export const chapterWords = {
  variant: "chapter",
  version: 1,
  title: "chapterTitle",
  description: "chapterDescription",
  rank: 3,
  parts: [
    { field: "name", as: "text", autoComplete: "organization" },
    { field: "purpose", as: "longText" },
    { field: "fiscal_year_end", as: "month", common: [6, 12, 5] },
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
    is_highlighted: { label: "highlightLabel", inMessages: "highlightField" },
    version: { label: "versionField", inMessages: "versionField" },
  },
  samples: { purpose: "samplePurpose" },
} as const satisfies BylawsWords<"chapter">;
