// Written by dev/template-registry.mjs from the folders of the variants.
import { boosterQuestionsInSpanish } from "../variants/booster/spanish";
import { chapterQuestionsInSpanish } from "../variants/chapter/spanish";
import { schoolQuestionsInSpanish } from "../variants/school/spanish";

/** The same in Spanish, for the server. */
export const templateQuestionsInSpanish = {
  ...boosterQuestionsInSpanish,
  ...chapterQuestionsInSpanish,
  ...schoolQuestionsInSpanish,
} as const;
