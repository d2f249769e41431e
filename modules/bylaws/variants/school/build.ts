import { charityClauses } from "../../templates/articles-clauses";
import { bylawsDocument } from "../../templates/frame";
import type { BylawsTemplate } from "../../templates/template";
import { boosterArticles } from "../booster/build";
import { boosterWarnings } from "../booster/warnings";
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
