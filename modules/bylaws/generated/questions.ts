// Written by dev/template-registry.mjs from the folders of the variants.
import { defineMessages } from "#modules/platform/messages";
import { boosterQuestions } from "../variants/booster/questions";
import { chapterQuestions } from "../variants/chapter/questions";
import { schoolQuestions } from "../variants/school/questions";

/** How every variant asks, one catalogue. */
export const templateQuestions = defineMessages({
  en: {
    ...boosterQuestions.en,
    ...chapterQuestions.en,
    ...schoolQuestions.en,
  },
});
