// Written by dev/template-registry.mjs from the folders of the templates.
import { boosterTitlesInSpanish } from "../templates/booster/spanish";
import { chapterTitlesInSpanish } from "../templates/chapter/spanish";
import { schoolTitlesInSpanish } from "../templates/school/spanish";

/** The same in Spanish. Apart, because browsers load it for its readers alone. */
export const templateTitlesInSpanish = {
  ...boosterTitlesInSpanish,
  ...chapterTitlesInSpanish,
  ...schoolTitlesInSpanish,
} as const;
