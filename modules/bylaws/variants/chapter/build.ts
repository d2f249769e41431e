import type { MessageRef } from "#modules/platform/messages";
import { clubClauses } from "../../templates/articles-clauses";
import { answer, para, ref } from "../../templates/draft";
import { bylawsDocument } from "../../templates/frame";
import { groupArticle } from "../../templates/group";
import type { WordedNotice } from "../../templates/state-notice";
import type { BylawsTemplate } from "../../templates/template";
import { noticeWarnings, purposeWarnings } from "../../templates/warnings";
import { closingArticles } from "./closing";
import { type ChapterAnswers, chapterForm } from "./form";
import { governanceArticles } from "./governance";
import { houseArticle } from "./house";
import { moneyArticles } from "./money";
import { chapterNames, organizationArticles } from "./organization";

/** Only a corporation's document gives the notice that states ask for. */
const noticeOf = (
  answers: ChapterAnswers,
  notice: WordedNotice | undefined,
): readonly MessageRef[] =>
  answers.entity_kind === "corporation" ? noticeWarnings(answers, notice) : [];

/** Bylaws of a Greek chapter: a 501(c)(7) social club under its national organization. */
export const chapterTemplate = {
  form: chapterForm,
  warningsOf: (answers, notice) => [
    ...purposeWarnings(answers.purpose),
    ...noticeOf(answers, notice),
  ],
  articlesOf: clubClauses,
  build: (answers, facts) =>
    bylawsDocument(chapterForm, answers, facts, {
      subject: "Bylaws of a Greek chapter that is a 501(c)(7) social club",
      keywords: ["Greek chapter", "501(c)(7)"],
      articles: [
        ...organizationArticles(answers),
        ...governanceArticles(answers, facts),
        ...moneyArticles(answers),
        ...(answers.has_house ? [houseArticle()] : []),
        ...(answers.is_group_member
          ? [groupArticle(chapterNames, { central: "National Organization", named: [] })]
          : []),
        ...closingArticles(facts),
      ],
      approval: {
        id: "approval",
        title: "Approval by the National Organization",
        blocks: [
          para(
            "Use this form where the National Documents ask for approval: ",
            ref("amendment-procedure"),
            " makes it a condition. The National Organization approves the bylaws of ",
            answer("name", answers.name),
            " as they stand above. This approval does not make it answer for the Chapter.",
          ),
        ],
        signatures: [["Signature for the National Organization", "Name and office", "Date"]],
      },
    }),
} satisfies BylawsTemplate<ChapterAnswers>;
