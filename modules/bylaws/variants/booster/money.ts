import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, laws, list, para, ref } from "../../templates/draft";
import { lastDayIn, monthName } from "../../templates/months";
import type { BoosterAnswers } from "./form";

/** The organization's money, and the conflicts of interest that go with it. */
export const moneyArticles = ({ fiscal_year_end }: BoosterAnswers): DraftArticle[] => [
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
            "The fiscal year of the Organization ends each year on the last day of ",
            answer("fiscal_year_end", monthName(fiscal_year_end)),
            `${lastDayIn(fiscal_year_end)}. The Organization gives the IRS the same month, and changes it only as the IRS allows.`,
          ),
        ],
      ),
      clause(
        "budget",
        "Budget",
        "A budget that members voted on tells officers what they may spend.",
        [
          para(
            "The board proposes a budget before each fiscal year begins, and the members adopt it by majority vote. Spending beyond the budget needs a vote of the members first; the board may spend up to $250 beyond it in an urgent case and reports this at the next meeting.",
          ),
        ],
      ),
      clause(
        "bank-accounts",
        "Bank Accounts",
        "Money in a personal account or payment app is the most common way for clubs to lose it.",
        [
          para(
            "All money of the Organization is deposited promptly in accounts that are held in the Organization’s name under its own employer identification number. None is kept in an account or payment app that belongs to a person. Payment apps, when used, are registered to the Organization and connected to its bank account. No card or cash withdrawal is made without the approvals that ",
            ref("two-signers"),
            " asks for.",
          ),
        ],
      ),
      clause(
        "two-signers",
        "Two Approvals",
        "Two people on every payment protect the money, and protect the treasurer from suspicion.",
        [
          para(
            "Every payment is approved by two officers, recorded on the check or in the bank’s system, who are not related to each other and do not live in one household. No one approves a payment to that same person or to a member of that person’s household, and no one signs a blank check.",
          ),
        ],
      ),
      clause(
        "reconciliation",
        "Bank Statements",
        "Someone who cannot pay is the one to check the payments.",
        [
          para(
            "An officer or member who is not a signer receives the bank statements directly, reconciles them with the books each month, and reports what does not match to the board.",
          ),
        ],
      ),
      clause(
        "receipts",
        "Cash and Receipts",
        "Cash that two people counted is cash that nobody needs to explain.",
        [
          para(
            "Two persons who are not related count cash together where it is received, sign the count, and hand it to the treasurer with the form. The money is deposited in full within two business days, and nothing is paid out of it. A payment or repayment is made only against a receipt or invoice that is handed in within 60 days.",
          ),
        ],
      ),
      clause("reports", "Reports", "Regular reports show a mistake while it is still small.", [
        para(
          "The treasurer reports income, spending, and balances beside the budget, with the latest bank statement, to the board every month and to the members at each regular meeting, and in writing for the whole fiscal year at the first meeting after it ends.",
        ),
      ]),
      clause(
        "annual-review",
        "Annual Review",
        "Donors, banks, and school boards ask for the last review before anything else.",
        [
          para(
            "Within 60 days after the fiscal year ends, the committee named in ",
            ref("review-committee"),
            " compares the books with statements, receipts, minutes, and returns, and reports to the members in writing. The board or the members may order an audit by an accountant at any time.",
          ),
        ],
      ),
      clause(
        "returns",
        "Annual Returns and Registrations",
        "An organization that files nothing for three years in a row loses its exemption automatically.",
        [
          para(
            "For every fiscal year, the Organization files the return or notice of the Form 990 series that the IRS requires of it, by its due date, the 15th day of the fifth month after the fiscal year ends, including any extension that it obtained, and every state report, registration, and tax return that applies to it. The treasurer reports each filing, with proof of acceptance, to the members. Anyone who asks receives a copy of the application for exemption and of the returns of the last three years, as federal law requires.",
          ),
        ],
        laws.returns,
      ),
      clause(
        "contracts-and-loans",
        "Contracts and Loans",
        "Officers come and go; a contract binds the organization for years.",
        [
          para(
            "Only the president together with one other officer may sign a contract, after the board has approved it within the budget. The Organization makes no loan to any person, and borrows only after two-thirds of the votes cast at a meeting of the members approve.",
          ),
        ],
      ),
      clause(
        "records",
        "Records",
        "Clubs lose more to missing papers than to bad decisions.",
        [
          para(
            "The Organization keeps, in one place that belongs to it and that at least two officers can open:",
          ),
          list(
            "permanently: its articles, these bylaws, its EIN letter, its application for exemption and determination letter or proof of coverage under a group exemption, and all minutes;",
            "for at least seven years: books, bank statements, receipts, returns, contracts, and acknowledgments to donors; and",
            "while they are current: the lists of members, officers, and signers, and its insurance papers.",
          ),
          para("A member in good standing may inspect them at a reasonable time."),
        ],
        laws.inspection,
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
            "A director, officer, or committee member who could gain personally from a decision of the Organization, or whose family, household, or employer could, says so before the decision is discussed.",
          ),
        ],
      ),
      clause("recusal", "Recusal", "Nobody should vote on their own contract.", [
        para(
          "A person with a conflict may answer questions, then leaves the discussion and does not vote. The others approve the arrangement only if it is fair and reasonable for the Organization and, where it matters, after comparing other offers.",
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
            "Each director signs a statement every year that the director has read ",
            ref("conflicts-of-interest"),
            " and has disclosed every conflict.",
          ),
        ],
      ),
    ],
  },
];
