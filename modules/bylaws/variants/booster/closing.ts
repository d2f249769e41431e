import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, laws, para, ref } from "../../templates/draft";
import { orderOfPrecedence } from "../../templates/precedence";
import type { BoosterAnswers } from "./form";
import { boosterNames, placeOf } from "./text";

/** Protection of those who serve, changes, the end of the organization, and the rules of order. */
export function closingArticles(answers: BoosterAnswers): DraftArticle[] {
  const place = placeOf(answers);
  return [
    {
      id: "indemnification-and-insurance",
      title: "Indemnification and Insurance",
      sections: [
        clause(
          "indemnification",
          "Indemnification",
          "Volunteers serve more readily when the organization stands behind honest work.",
          [
            para(
              "To the extent that state law permits, the Organization indemnifies its directors, officers, and volunteers against reasonable costs of claims that arise from their service in good faith, but never for willful misconduct, gross negligence, or a personal benefit to which they had no right. Nothing is paid that would violate ",
              ref("no-inurement"),
              ". Members are not personally liable for the Organization’s debts merely because they are members.",
            ),
          ],
        ),
        clause(
          "insurance",
          "Insurance",
          "One accident at one event can cost more than the club will ever own.",
          [
            para(
              `The Organization carries the liability insurance and the bond for those who handle money that the board finds prudent and that its contracts or the ${place} require, and holds no event that its insurance excludes.`,
            ),
          ],
        ),
      ],
    },
    {
      id: "amendments",
      title: "Amendments",
      sections: [
        clause(
          "amendment-procedure",
          "Procedure",
          "Notice and a two-thirds vote let the rules change without surprise.",
          [
            para(
              "The members may amend these bylaws by two-thirds of the votes cast at a meeting with a quorum, if every member received the text of the amendment in writing at least 14 days before.",
            ),
          ],
        ),
        clause(
          "amendment-limits",
          "Limits",
          "Some clauses hold the tax status; they can be improved but not removed.",
          [
            para(
              "No amendment may end the Organization’s exemption or conflict with ",
              ref("purpose"),
              ", ",
              ref("tax-exempt-status"),
              ", or ",
              ref("dissolution"),
              " as federal tax law requires them. The secretary dates each amendment and keeps it with these bylaws; the treasurer reports it with the next return that asks for it, and to the organization under whose group exemption the Organization is covered, if there is one.",
            ),
          ],
        ),
      ],
    },
    {
      id: "dissolution",
      title: "Dissolution",
      sections: [
        clause(
          "dissolution-vote",
          "Decision",
          "Closing needs more care, and more votes, than any other decision.",
          [
            para(
              "The Organization dissolves when the members decide so by two-thirds of the votes cast at a meeting with a quorum of which every member had at least 30 days’ written notice.",
            ),
          ],
        ),
        clause(
          "distribution",
          "Debts and Assets",
          "The law asks that what a charity leaves behind stays with charity.",
          [
            para(
              "The Organization first pays, or provides for, its debts. What remains is distributed for one or more exempt purposes within the meaning of section 501(c)(3) of the Internal Revenue Code, to one or more organizations that are exempt under that section, or to the federal government or a state or local government for a public purpose. Among these, programs for the students and participants of ",
              answer("facility", answers.facility),
              " come first. No part is distributed to any member, director, or officer. A court of the county in which the Organization has its principal office disposes of what is not so distributed, for such purposes only.",
            ),
          ],
          laws.charityTest,
        ),
        clause(
          "final-duties",
          "Final Duties",
          "An organization that stops without a final return keeps getting notices, and later penalties.",
          [
            para(
              "The last officers file the final returns that the IRS and the state require, close the bank accounts, and see that the records named in ",
              ref("records"),
              " are kept for as long as that Section says.",
            ),
          ],
          laws.returns,
        ),
      ],
    },
    {
      id: "rules-of-order",
      title: "Rules of Order",
      sections: [
        orderOfPrecedence(
          boosterNames,
          "the documents of a national or central organization that the Organization has agreed in writing to follow;",
          "When two papers say different things, someone has to know which one counts.",
        ),
        clause(
          "parliamentary-authority",
          "Parliamentary Authority",
          "A known rule book settles how to make a motion, so that meetings can be about something else.",
          [
            para(
              "The current edition of Robert’s Rules of Order Newly Revised governs meetings wherever the law, the Articles, and these bylaws do not say otherwise.",
            ),
          ],
        ),
        clause(
          "standing-rules",
          "Standing Rules",
          "Details that change often belong in rules that are easier to change.",
          [
            para(
              "The members may adopt and change standing rules by majority vote. If any part of these bylaws is found to be invalid, the rest stays in force.",
            ),
          ],
        ),
      ],
    },
  ];
}
