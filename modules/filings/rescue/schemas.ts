import type { z } from "zod";
import {
  labelsFrom,
  namedFields,
  optionalChoice,
  optionalMonth,
  optionalText,
  text,
} from "#modules/platform/fields";
import { causes, knownOrNot, yearForms } from "./domain/answers";
import { rescueMessages } from "./messages";

const fields = namedFields(
  labelsFrom(rescueMessages, {
    posted_on: "labelPosted",
    letter_month: "labelLetterMonth",
    letter_day: "labelLetterDay",
    letter_year: "labelLetterYear",
    year_1: "labelYear1",
    year_2: "labelYear2",
    year_3: "labelYear3",
    revoked_before: "labelBefore",
    cause: "labelCause",
    in_group: "labelGroup",
    version: "labelVersion",
    reinstated_on: "labelReinstated",
    file_uploads: "labelFile",
  }),
);

const day = optionalText({ max: 20 });
const letter = {
  letter_month: optionalMonth(),
  letter_day: optionalText({ max: 2 }),
  letter_year: optionalText({ max: 4 }),
};

const questions = {
  posted_on: day,
  ...letter,
  year_1: optionalChoice(yearForms),
  year_2: optionalChoice(yearForms),
  year_3: optionalChoice(yearForms),
  revoked_before: optionalChoice(knownOrNot),
  cause: optionalChoice(causes),
  in_group: optionalChoice(knownOrNot),
};

/** The questions about a revocation; what is left empty is not known. */
export const rescueSchema = fields(questions);
export type RescueFields = z.output<typeof rescueSchema>;

/** The same with the version that was looked at. */
export const rescueChangeSchema = fields({ ...questions, version: text({ max: 10 }) });

/** The letter that begins it where the list does not: only its day. */
export const rescueBeginSchema = fields(letter);

/** The letter that gives the exemption back. */
export const rescueEndSchema = fields({
  version: text({ max: 10 }),
  reinstated_on: day,
  file_uploads: optionalText({ max: 2_000 }),
});
