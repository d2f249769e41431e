import type { z } from "zod";
import { flag, month, namedFields, optionalText, text } from "#modules/platform/fields";
import { purpose } from "../../templates/fields";
import { type BylawsForm, wordingVersion } from "../../templates/form";
import { legalFields } from "../../templates/legal";
import { legalLimits } from "../../templates/legal-words";
import { fieldLabels } from "../../templates/words";
import { chapterLimits, chapterWords } from "./words";

const schema = namedFields(fieldLabels(chapterWords))({
  version: wordingVersion(chapterWords.version),
  name: text({ max: chapterLimits.name }),
  purpose: purpose(chapterLimits.purpose),
  fiscal_year_end: month(),
  is_highlighted: flag(),
  ...legalFields,
  national_organization: optionalText({ max: legalLimits.organization }),
  is_group_member: flag(),
  has_house: flag(),
});

export type ChapterAnswers = z.output<typeof schema>;

/** The form of a Greek chapter. */
export const chapterForm = { ...chapterWords, schema } as const satisfies BylawsForm<
  "chapter",
  ChapterAnswers
>;
