import { z } from "zod";
import { flag, month, text } from "#modules/platform/fields";
import { type BylawsForm, wordingVersion } from "../form";

const VERSION = 1;

/** The longest accepted texts, in characters. */
export const chapterLimits = { name: 200, purpose: 5_000 } as const;

const schema = z
  .object({
    version: wordingVersion(VERSION),
    name: text({ max: chapterLimits.name }),
    purpose: text({ max: chapterLimits.purpose, isMultiline: true }),
    fiscal_year_end: month(),
    is_highlighted: flag(),
  })
  .strict();

export type ChapterAnswers = z.output<typeof schema>;

/** The form of a Greek chapter: its national documents govern what other forms ask. */
export const chapterForm = {
  variant: "chapter",
  version: VERSION,
  title: "chapterTitle",
  description: "chapterDescription",
  schema,
  words: {
    name: { label: "nameLabel", hint: "nameHint", inMessages: "nameField" },
    purpose: { label: "purposeLabel", hint: "purposeHint", inMessages: "purposeField" },
    fiscal_year_end: {
      label: "fiscalYearEndLabel",
      hint: "fiscalYearEndHint",
      inMessages: "fiscalYearEndField",
    },
    is_highlighted: { label: "highlightLabel", inMessages: "highlightField" },
    version: { label: "versionField", inMessages: "versionField" },
  },
  samples: { purpose: "samplePurpose" },
} as const satisfies BylawsForm<"chapter", ChapterAnswers>;
