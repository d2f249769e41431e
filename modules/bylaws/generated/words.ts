// Written by dev/template-registry.mjs from the folders of the templates.
import { boosterWords } from "../templates/booster/words";
import { chapterWords } from "../templates/chapter/words";
import { schoolWords } from "../templates/school/words";

/** How every variant is asked, by its key, which is also in the address. */
export const bylawsWords = {
  booster: boosterWords,
  chapter: chapterWords,
  school: schoolWords,
} as const;
