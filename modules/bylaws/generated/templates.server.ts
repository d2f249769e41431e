// Written by dev/template-registry.mjs from the folders of the variants.
import { bindTemplate } from "../bind-template.server";
import { boosterTemplate } from "../variants/booster/build";
import { chapterTemplate } from "../variants/chapter/build";
import { schoolTemplate } from "../variants/school/build";

/** Every variant's text by its key. */
export const templates = {
  booster: bindTemplate(boosterTemplate),
  chapter: bindTemplate(chapterTemplate),
  school: bindTemplate(schoolTemplate),
} as const;
