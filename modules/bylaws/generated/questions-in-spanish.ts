// Written by dev/template-registry.mjs from the folders of the templates.
import { boosterQuestionsInSpanish } from "../templates/booster/spanish";
import { chapterQuestionsInSpanish } from "../templates/chapter/spanish";
import { schoolQuestionsInSpanish } from "../templates/school/spanish";

/** The same in Spanish, for the server. */
export const templateQuestionsInSpanish = {
  ...boosterQuestionsInSpanish,
  ...chapterQuestionsInSpanish,
  ...schoolQuestionsInSpanish,
} as const;
