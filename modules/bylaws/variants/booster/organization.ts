import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, laws, list, para, quote, ref } from "../../templates/draft";
import { legalForm, officeParagraph } from "../../templates/legal";
import type { BoosterAnswers } from "./form";
import { boosterNames, placeOf } from "./text";

/** Who the organization is, what it is for, and the limits of its tax status. */
export function organizationArticles(answers: BoosterAnswers): DraftArticle[] {
  const place = placeOf(answers);
  return [
    {
      id: "name-and-offices",
      title: "Name and Offices",
      sections: [
        clause(
          "name",
          "Name",
          "The name must match the EIN letter and, if the organization is incorporated, its articles of incorporation.",
          [
            para(
              "The name of this organization is ",
              answer("name", answers.name),
              " (the “Organization”).",
            ),
          ],
        ),
        legalForm(answers, boosterNames),
        clause(
          "supported",
          `The ${place} Supported`,
          "Donors, the IRS, and the place itself want to know whom the organization serves.",
          [
            para(
              "The Organization supports students and participants of ",
              answer("facility", answers.facility),
              ` (the “${place}”).`,
            ),
          ],
        ),
        clause(
          "separate-identity",
          "Separate Organization",
          "Banks and the IRS know an organization by its own number. Borrowing another organization’s number puts both at risk.",
          [
            para(
              `The Organization is separate from the ${place}. It has its own federal employer identification number, its own bank account, and its own records. It does not use the number, the tax status, or the bank account of the ${place}, of a district, or of another organization, and it does not lend its own. No one acts for the ${place} merely by acting for the Organization.`,
            ),
          ],
        ),
        clause(
          "offices",
          "Offices",
          "Letters from the IRS and the state must reach someone who is still on the board.",
          [
            officeParagraph(answers, boosterNames),
            para(
              "The Organization keeps a mailing address at which notices reach its present officers, and reports a change of that address to the IRS, to its bank, and to the state. It may have other offices.",
            ),
          ],
        ),
      ],
    },
    {
      id: "purpose",
      title: "Purpose",
      sections: [
        clause(
          "purpose-statement",
          "Purpose",
          "The IRS looks for a stated purpose and compares it with what the organization actually does.",
          [
            para(
              "The Organization is organized and operated exclusively for charitable and educational purposes within the meaning of section 501(c)(3) of the Internal Revenue Code. Within those purposes, its specific purpose is:",
            ),
            quote(answer("purpose", answers.purpose)),
          ],
          laws.charityTest,
        ),
        clause(
          "fundraising",
          "Fundraising Is a Means",
          "Raising money is not a tax-exempt purpose. It may only pay for one.",
          [
            para(
              "The Organization raises money only to serve the purpose stated in ",
              ref("purpose-statement"),
              ". Money that is raised belongs to the Organization as a whole.",
            ),
          ],
          laws.charity,
        ),
        clause(
          "benefit",
          "Benefit for All",
          "Credits that a family earns for its own child are a private benefit. The IRS has ended exemptions over them.",
          [
            para(
              "The Organization’s support is open to every student and participant of the program that it supports, on the same terms. It keeps no account or credit for an individual student or family that depends on how much that family raised, gave, or worked. Taking part in fundraising is voluntary, and no student is left out because a family did not raise, give, or work. Help for a student in need is given by need, under written rules.",
            ),
          ],
          laws.charity,
        ),
      ],
    },
    {
      id: "tax-exempt-status",
      title: "Limits of a Tax-Exempt Organization",
      sections: [
        clause(
          "articles-first",
          "The Articles",
          "The IRS’s organizational test reads the articles. Good bylaws do not mend articles that lack these clauses.",
          [
            para(
              "The Articles limit the purposes of the Organization as ",
              ref("purpose-statement"),
              " does, forbid private benefit as ",
              ref("no-inurement"),
              " does, and dedicate the assets as ",
              ref("distribution"),
              " does. If they do not say so, the board sees without delay that they are amended: the Internal Revenue Service looks for these words in the Articles, and bylaws do not replace them.",
            ),
          ],
          laws.organizationalTest,
        ),
        clause(
          "no-inurement",
          "No Private Benefit",
          "An exempt organization may not pass its earnings to insiders. The law asks for this sentence.",
          [
            para(
              "No part of the net earnings of the Organization inures to the benefit of, or is distributable to, its members, directors, officers, or other private persons, except that the Organization may pay reasonable compensation for services rendered and may make payments that further the purpose stated in ",
              ref("purpose-statement"),
              ".",
            ),
          ],
          laws.charity,
        ),
        clause(
          "reimbursement",
          "Expenses and Pay",
          "Volunteers may be repaid what they spent; the receipt is what makes it a repayment.",
          [
            para(
              "Directors and officers serve without pay. The Organization may repay anyone, a teacher or coach among them, for reasonable expenses that were approved and are supported by receipts. Such a repayment is not pay.",
            ),
          ],
        ),
        clause(
          "lobbying",
          "Lobbying",
          "A charity may speak about laws only a little, and this sentence says so as the law asks.",
          [
            para(
              "No substantial part of the activities of the Organization is carrying on propaganda, or otherwise attempting to influence legislation, except as section 501(h) of the Internal Revenue Code permits.",
            ),
          ],
          laws.charity,
        ),
        clause(
          "campaigns",
          "Political Campaigns",
          "A charity that takes a side in an election loses its exemption. There is no small amount.",
          [
            para(
              "The Organization does not participate in, or intervene in, any political campaign on behalf of or in opposition to any candidate for public office, including by publishing or distributing statements.",
            ),
          ],
          laws.charity,
        ),
        clause(
          "other-activities",
          "No Other Activities",
          "This sentence keeps every other clause within the exemption.",
          [
            para(
              "Notwithstanding any other provision of these bylaws, the Organization does not carry on any activity that is not permitted to an organization exempt from federal income tax under section 501(c)(3) of the Internal Revenue Code, or to one to which contributions are deductible under section 170(c)(2) of that Code, or the corresponding section of a later federal tax code.",
            ),
          ],
          laws.charityTest,
        ),
        clause(
          "no-discrimination",
          "No Discrimination",
          "Support for students is for all of them.",
          [
            para(
              "The Organization does not discriminate in membership, services, or activities on the basis of race, color, religion, sex, national or ethnic origin, age, disability, or any other ground that the law forbids.",
            ),
          ],
        ),
        clause(
          "acknowledgments",
          "Thanks to Donors",
          "A donor cannot deduct a gift of $250 or more without a written acknowledgment, and an organization that leaves out the statement on a payment of more than $75 can be fined.",
          [
            para(
              "The treasurer sees that donors receive the written acknowledgments that federal tax law asks for:",
            ),
            list(
              "for a single gift of $250 or more, its amount or description and whether anything was given in return; and",
              "for a payment of more than $75 that is partly a gift, a written statement, made when the payment is asked for or received, that only what exceeds the value of the goods or services is deductible, with a good faith estimate of that value.",
            ),
          ],
          laws.gifts,
        ),
      ],
    },
  ];
}
