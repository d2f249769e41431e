// Written by dev/template-registry.mjs from the folders of the variants.
import { boosterTemplate } from "../variants/booster/build";
import { chapterTemplate } from "../variants/chapter/build";
import { schoolTemplate } from "../variants/school/build";

/** Every variant's form by its key. */
export const bylawsForms = {
  booster: boosterTemplate.form,
  chapter: chapterTemplate.form,
  school: schoolTemplate.form,
} as const;
