// Written by dev/template-registry.mjs from the folders of the templates.
import { bindTemplate } from "../bind-template.server";
import { boosterTemplate } from "../templates/booster/build";
import { chapterTemplate } from "../templates/chapter/build";
import { schoolTemplate } from "../templates/school/build";

/** Every variant's text by its key. */
export const templates = {
  booster: bindTemplate(boosterTemplate),
  chapter: bindTemplate(chapterTemplate),
  school: bindTemplate(schoolTemplate),
} as const;
