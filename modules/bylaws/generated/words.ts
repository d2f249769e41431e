// Written by dev/template-registry.mjs from the folders of the variants.
import { boosterWords } from "../variants/booster/words";
import { chapterWords } from "../variants/chapter/words";
import { schoolWords } from "../variants/school/words";

/** How every variant is asked, by its key, which is also in the address. */
export const bylawsWords = {
  booster: boosterWords,
  chapter: chapterWords,
  school: schoolWords,
} as const;
