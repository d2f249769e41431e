import type { z } from "zod";
import {
  flag,
  month,
  namedFields,
  optionalMonth,
  optionalText,
  text,
} from "#modules/platform/fields";
import { minimum, purpose } from "../../templates/fields";
import { type BylawsForm, wordingVersion } from "../../templates/form";
import { legalFields } from "../../templates/legal";
import { legalLimits } from "../../templates/legal-words";
import { fieldLabels } from "../../templates/words";
import { boosterWords, boosterLimits as limits } from "./words";

/** The fields that a booster club is asked, whether or not a school has a say. */
export const boosterFields = {
  version: wordingVersion(boosterWords.version),
  name: text({ max: limits.name }),
  purpose: purpose(limits.purpose),
  facility: text({ max: limits.facility }),
  is_school: flag(),
  meeting_attendee_minimum: minimum(limits.minimum),
  meeting_request_minimum: minimum(limits.minimum),
  nomination_month: month(),
  annual_meeting_month: month(),
  fiscal_year_end: month(),
  is_highlighted: flag(),
  term_start_month: optionalMonth(),
  ...legalFields,
  central_organization: optionalText({ max: legalLimits.organization }),
};

const schema = namedFields(fieldLabels(boosterWords))(boosterFields);

export type BoosterAnswers = z.output<typeof schema>;

/** The form of a booster club. */
export const boosterForm = { ...boosterWords, schema } as const satisfies BylawsForm<
  "booster",
  BoosterAnswers
>;
