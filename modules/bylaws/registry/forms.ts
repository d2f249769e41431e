// Written by dev/template-registry.mjs from the folders of the templates.
import { boosterForm } from "../templates/booster/form";
import { chapterForm } from "../templates/chapter/form";
import { schoolForm } from "../templates/school/form";

/** Every variant's form by its key. */
export const bylawsForms = {
  booster: boosterForm,
  chapter: chapterForm,
  school: schoolForm,
} as const;
