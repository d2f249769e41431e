// Written by dev/template-registry.mjs from the folders of the variants.
import { boosterTitlesInSpanish } from "../variants/booster/spanish";
import { chapterTitlesInSpanish } from "../variants/chapter/spanish";
import { schoolTitlesInSpanish } from "../variants/school/spanish";

/** The same in Spanish. Apart, because browsers load it for its readers alone. */
export const templateTitlesInSpanish = {
  ...boosterTitlesInSpanish,
  ...chapterTitlesInSpanish,
  ...schoolTitlesInSpanish,
} as const;
