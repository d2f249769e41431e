// Written by dev/template-registry.mjs from the folders of the templates.
import { defineMessages } from "#modules/platform/messages";
import { boosterTitles } from "../templates/booster/questions";
import { chapterTitles } from "../templates/chapter/questions";
import { schoolTitles } from "../templates/school/questions";

/** What every variant is called, one catalogue. */
export const templateTitles = defineMessages({
  en: {
    ...boosterTitles.en,
    ...chapterTitles.en,
    ...schoolTitles.en,
  },
});
