import { bylawsDocument } from "../frame";
import type { BylawsTemplate } from "../template";
import { closingArticles } from "./closing";
import { type ChapterAnswers, chapterForm } from "./form";
import { governanceArticles } from "./governance";
import { moneyArticles } from "./money";
import { organizationArticles } from "./organization";

/** Bylaws of a Greek chapter: a 501(c)(7) social club under its national organization. */
export const chapterTemplate = {
  form: chapterForm,
  build: (answers, facts) =>
    bylawsDocument(chapterForm, answers, facts, {
      subject: "Bylaws of a Greek chapter that is a 501(c)(7) social club",
      keywords: ["Greek chapter", "501(c)(7)"],
      articles: [
        ...organizationArticles(answers),
        ...governanceArticles(),
        ...moneyArticles(answers),
        ...closingArticles(),
      ],
    }),
} satisfies BylawsTemplate<ChapterAnswers>;
