import type { DraftArticle } from "#modules/platform/documents/number";
import { clause, laws, list, type Part, para } from "./draft";
import type { Names } from "./legal";

/** Under whose group exemption the organization is, and how the text calls that one. */
export interface Group {
  readonly central: "Central Organization" | "National Organization";
  /** Names it where the text has not yet done so. */
  readonly named: readonly Part[];
}

/**
 * What the IRS asks of an organization that a group exemption covers: affiliation, supervision,
 * yearly data and authorization (Revenue Procedure 2026-8).
 */
export const groupArticle = ({ self }: Names, { central, named }: Group): DraftArticle => ({
  id: "group-exemption",
  title: "Group Exemption",
  sections: [
    clause(
      "group-affiliation",
      "Affiliation",
      "A group exemption covers only organizations that belong together, and the IRS asks for proof.",
      [
        para(
          ...named,
          `The ${self} is affiliated with the ${central} as a subordinate organization under its group exemption, serves the purposes for which that exemption was given, and does not claim another exemption at the same time. If the affiliation ends, so does the coverage, and the ${self} applies for its own exemption or pays tax.`,
        ),
      ],
    ),
    clause(
      "group-supervision",
      "General Supervision",
      "The IRS covers a group because its central organization looks after each member of it.",
      [
        para(
          `The ${self} is subject to the general supervision of the ${central}, as the rules of the IRS on group exemptions (Revenue Procedure 2026-8 and what follows it) require. It uses the statement of purpose that the ${central} sets for the group, follows its written requirements on tax exemption, and answers its questions about finances, activities, and filings within 30 days. The ${central} does not owe the ${self}’s debts because of this.`,
        ),
      ],
    ),
    clause(
      "group-data",
      "Yearly Information",
      "A Form 990-N tells the central organization nothing about money, so it must ask for more each year.",
      [
        para(
          `Each year, by the date that the ${central} sets and not later than 60 days after the fiscal year ends, the treasurer sends it:`,
        ),
        list(
          `the ${self}’s legal name, mailing address, employer identification number, and officers;`,
          "a statement of receipts, spending, and balances, and of what was done in the year;",
          "a copy of the return or notice of the Form 990 series that was last filed, with proof of acceptance; and",
          "every amendment of the Articles or of these bylaws, and every letter from the IRS.",
        ),
        para("A change of name, address, purpose, or fiscal year is reported within 30 days."),
      ],
      laws.returns,
    ),
    clause(
      "group-authorization",
      "Authorization",
      "Nobody can be put into a group exemption without having said yes in writing.",
      [
        para(
          `By adopting these bylaws the ${self} authorizes the ${central} to include it in the group exemption and to report it to the IRS. The president signs the written authorization that the ${central} keeps. A group return covers the ${self} only if it authorizes this in writing for that year. The ${self} may withdraw an authorization in writing.`,
        ),
      ],
    ),
  ],
});
