// Written by dev/template-registry.mjs from the folders of the templates.
import { defineMessages } from "#modules/platform/messages";
import { boosterQuestions } from "../templates/booster/questions";
import { chapterQuestions } from "../templates/chapter/questions";
import { schoolQuestions } from "../templates/school/questions";

/** How every variant asks, one catalogue. */
export const templateQuestions = defineMessages({
  en: {
    ...boosterQuestions.en,
    ...chapterQuestions.en,
    ...schoolQuestions.en,
  },
});
