// Written by dev/template-registry.mjs from the folders of the templates.
import { boosterTemplate } from "../templates/booster/build";
import { chapterTemplate } from "../templates/chapter/build";
import { schoolTemplate } from "../templates/school/build";

/** Every variant's form by its key. */
export const bylawsForms = {
  booster: boosterTemplate.form,
  chapter: chapterTemplate.form,
  school: schoolTemplate.form,
} as const;
