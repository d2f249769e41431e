import { charityClauses } from "../articles-clauses";
import { boosterArticles } from "../booster/build";
import { boosterWarnings } from "../booster/warnings";
import { bylawsDocument } from "../frame";
import type { BylawsTemplate } from "../template";
import { approvalOf, cooperationOf } from "./cooperation";
import { type SchoolAnswers, schoolForm } from "./form";

/** Bylaws of a school's booster club: the general text with what the school asks. */
export const schoolTemplate = {
  form: schoolForm,
  warningsOf: boosterWarnings,
  articlesOf: charityClauses,
  build: (answers, facts) =>
    bylawsDocument(schoolForm, answers, facts, {
      subject: "Bylaws of a school's booster club that is a 501(c)(3) public charity",
      keywords: ["booster club", "school", "501(c)(3)"],
      ...approvalOf(answers),
      articles: boosterArticles(answers, facts, cooperationOf(answers)),
    }),
} satisfies BylawsTemplate<SchoolAnswers>;
