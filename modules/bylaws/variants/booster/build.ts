import type { DraftArticle } from "#modules/platform/documents/number";
import { charityClauses } from "../../templates/articles-clauses";
import { answer } from "../../templates/draft";
import { bylawsDocument } from "../../templates/frame";
import { groupArticle } from "../../templates/group";
import type { BylawsTemplate, VersionFacts } from "../../templates/template";
import { boardArticles } from "./board";
import { closingArticles } from "./closing";
import { electionArticles } from "./elections";
import { type BoosterAnswers, boosterForm } from "./form";
import { meetingArticles } from "./meetings";
import { moneyArticles } from "./money";
import { organizationArticles } from "./organization";
import { type Additions, boosterNames, noAdditions, withAdditions } from "./text";
import { boosterWarnings } from "./warnings";

/** The articles of a booster club's bylaws, with what a variant adds to them. */
export function boosterArticles(
  answers: BoosterAnswers,
  facts: VersionFacts,
  additions: Additions,
): DraftArticle[] {
  const general = [
    ...organizationArticles(answers),
    ...meetingArticles(answers, facts),
    ...boardArticles(),
    ...electionArticles(answers),
    ...moneyArticles(answers),
  ];
  return [
    ...withAdditions(general, additions),
    ...groupArticles(answers),
    ...additions.articles,
    ...withAdditions(closingArticles(answers), additions),
  ];
}

/** What an organization owes the one whose group exemption covers it, if there is one. */
const groupArticles = ({ central_organization: name }: BoosterAnswers): DraftArticle[] =>
  name === ""
    ? []
    : [
        groupArticle(boosterNames, {
          central: "Central Organization",
          named: [
            "The Organization is one of those that the group exemption of ",
            answer("central_organization", name),
            " (the “Central Organization”) covers. ",
          ],
        }),
      ];

/** Bylaws of a parent booster club or support group: a 501(c)(3) public charity. */
export const boosterTemplate = {
  form: boosterForm,
  warningsOf: boosterWarnings,
  articlesOf: charityClauses,
  build: (answers, facts) =>
    bylawsDocument(boosterForm, answers, facts, {
      subject: "Bylaws of a booster club that is a 501(c)(3) public charity",
      keywords: ["booster club", "501(c)(3)"],
      articles: boosterArticles(answers, facts, noAdditions),
    }),
} satisfies BylawsTemplate<BoosterAnswers>;
