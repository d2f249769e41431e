// Written by dev/template-registry.mjs from the folders of the variants.
import { defineMessages } from "#modules/platform/messages";
import { boosterTitles } from "../variants/booster/questions";
import { chapterTitles } from "../variants/chapter/questions";
import { schoolTitles } from "../variants/school/questions";

/** What every variant is called, one catalogue. */
export const templateTitles = defineMessages({
  en: {
    ...boosterTitles.en,
    ...chapterTitles.en,
    ...schoolTitles.en,
  },
});
