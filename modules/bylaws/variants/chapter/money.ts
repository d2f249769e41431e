import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, laws, list, para, ref } from "../../templates/draft";
import { lastDayIn, monthName } from "../../templates/months";
import type { ChapterAnswers } from "./form";

/** The chapter's money, and the conflicts of interest that go with it. */
export function moneyArticles(answers: ChapterAnswers): DraftArticle[] {
  const { fiscal_year_end: endMonth } = answers;
  return [
    {
      id: "finances",
      title: "Finances",
      sections: [
        clause(
          "fiscal-year",
          "Fiscal Year",
          "Every federal deadline counts from the fiscal year end, and it must be the one that the IRS has on file.",
          [
            para(
              "The fiscal year of the Chapter ends each year on the last day of ",
              answer("fiscal_year_end", monthName(endMonth)),
              `${lastDayIn(endMonth)}. The Chapter gives the IRS the same month, and changes it only as the IRS allows.`,
            ),
          ],
        ),
        clause(
          "budget",
          "Budget",
          "A budget that members voted on tells officers what they may spend.",
          [
            para(
              "The treasurer proposes a budget before each fiscal year begins, and the members adopt it by majority vote. Spending beyond the budget needs a vote of the members first, except for an emergency that the executive committee reports at the next meeting.",
            ),
          ],
        ),
        clause(
          "bank-accounts",
          "Bank Accounts",
          "Money in a personal account or payment app is the most common way for chapters to lose it.",
          [
            para(
              "All money of the Chapter is deposited promptly in accounts that are held in the Chapter’s name under its own employer identification number. No money of the Chapter is kept in an account or payment app that belongs to a person. Payment apps, when used, are registered to the Chapter and connected to its bank account.",
            ),
          ],
        ),
        clause(
          "two-signers",
          "Two Approvals",
          "Two people on every payment protect the money, and protect the treasurer from suspicion.",
          [
            para(
              "Every payment is approved by two officers or advisors, recorded on the check or in the bank’s system, who are not related to each other and do not live in one household. No one approves a payment to that same person, and no one signs a blank check. Someone who cannot sign reconciles the bank statements each month.",
            ),
          ],
        ),
        clause(
          "reports",
          "Books and Reports",
          "Regular reports show a mistake while it is still small.",
          [
            para(
              "The treasurer keeps complete books with a receipt for every payment, and reports income, spending, and balances to the members at least once a month during the academic year. Financial records are kept for at least seven years.",
            ),
          ],
        ),
        clause(
          "annual-review",
          "Annual Review",
          "A fresh pair of eyes once a year keeps books honest and donors at ease.",
          [
            para(
              "Within 60 days after the fiscal year ends, at least two people who did not sign for the Chapter during that year review its books and report to the members in writing. The National Organization may ask for an audit instead.",
            ),
          ],
        ),
        clause(
          "tax-returns",
          "Annual Returns",
          "An organization that files nothing for three years in a row loses its exemption automatically.",
          [
            para(
              "For every fiscal year, the Chapter files the return or notice of the Form 990 series that the IRS requires of it, by its due date, the 15th day of the fifth month after the fiscal year ends, including any extension that it obtained, unless the National Organization has included it in a group return and has confirmed this in writing. It files every other federal and state return and registration that applies to it. The treasurer reports each filing to the members, with its date, and keeps a copy with proof of acceptance.",
            ),
          ],
          laws.returns,
        ),
        clause(
          "contracts-and-loans",
          "Contracts and Loans",
          "Officers come and go; a contract binds the chapter for years.",
          [
            para(
              "Only the president and the treasurer together may sign a contract for the Chapter, after the members or the executive committee within the budget have approved it, and after any approval that the National Documents require. The Chapter lends no money to any person, and borrows only when two-thirds of the votes cast at a meeting of members approve.",
            ),
          ],
        ),
      ],
    },
    {
      id: "conflicts-of-interest",
      title: "Conflicts of Interest",
      sections: [
        clause(
          "disclosure",
          "Disclosure",
          "Most conflicts are harmless once everybody knows about them.",
          [
            para(
              "An officer, advisor, or committee member who could gain personally from a decision of the Chapter, or whose family or employer could, tells the executive committee before the decision is discussed.",
            ),
          ],
        ),
        clause("recusal", "Recusal", "Nobody should vote on their own contract.", [
          para(
            "A person with a conflict may answer questions, then leaves the discussion and does not vote. The others approve the arrangement only if it is fair and reasonable for the Chapter and, where it matters, after comparing other offers.",
          ),
        ]),
        clause(
          "conflict-records",
          "Record and Annual Statement",
          "A written record shows later that the decision was made properly.",
          [
            para("The minutes record:"),
            list(
              "who disclosed the conflict and what it was;",
              "who was present and who left; and",
              "what was decided and why.",
            ),
            para(
              "Each officer signs a statement every year that the officer has read ",
              ref("conflicts-of-interest"),
              " and has disclosed every conflict.",
            ),
          ],
        ),
      ],
    },
  ];
}
