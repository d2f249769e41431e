import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, type Part, para, ref } from "../../templates/draft";
import { monthName } from "../../templates/months";
import type { BoosterAnswers } from "./form";

/** When officers take office: with the fiscal year, unless another month was chosen. */
const termStart = ({ term_start_month: month }: BoosterAnswers): Part[] =>
  month === ""
    ? ["Officers take office on the first day of the fiscal year that follows the election"]
    : [
        "Officers take office on the first day of ",
        answer("term_start_month", monthName(month)),
        " that follows the election",
      ];

/** How officers are found and elected, and who works between. */
export const electionArticles = (answers: BoosterAnswers): DraftArticle[] => [
  {
    id: "nominations-and-elections",
    title: "Nominations and Elections",
    sections: [
      clause(
        "nominating-committee",
        "Nominating Committee",
        "Somebody has to ask people. Candidates rarely come by themselves.",
        [
          para(
            "Nominations open each year in ",
            answer("nomination_month", monthName(answers.nomination_month)),
            ". At the beginning of that month the board appoints a nominating committee of three members who are not candidates. The committee seeks at least one willing candidate for each office.",
          ),
        ],
      ),
      clause("slate", "Slate", "Members who know the candidates beforehand choose better.", [
        para(
          "The committee’s slate is sent to the members with the notice of the annual meeting. Any member in good standing may also be nominated from the floor at that meeting, after agreeing to serve.",
        ),
      ]),
      clause("election", "Election", "A secret ballot lets neighbors vote as they think.", [
        para(
          "Officers are elected at the annual meeting in ",
          answer("annual_meeting_month", monthName(answers.annual_meeting_month)),
          " by a plurality of the votes cast. The vote is by secret ballot when an office has more than one candidate; otherwise it may be by voice. Two members who are not candidates count the ballots. A tie is decided by a second ballot, and then by lot.",
        ),
      ]),
      clause(
        "taking-office",
        "Taking Office",
        "Terms that begin on a known day let one treasurer close one set of books.",
        [
          para(
            ...termStart(answers),
            ", and are trained by those whom they follow under ",
            ref("handover"),
            ".",
          ),
        ],
      ),
      clause(
        "first-officers",
        "First Officers",
        "A new organization needs officers before it has members who could elect them.",
        [
          para(
            "The first officers are those whom the first board or the incorporators name when they adopt these bylaws. They serve until the officers elected at the first annual meeting take office.",
          ),
        ],
      ),
    ],
  },
  {
    id: "committees",
    title: "Committees",
    sections: [
      clause(
        "standing-committees",
        "Committees",
        "Committees do the work that a board of four cannot.",
        [
          para(
            "The board may form committees for fundraising, hospitality, volunteers, communication, and other work, and appoints their chairs. A committee spends money only within the budget, signs no contract, and reports to the board.",
          ),
        ],
      ),
      clause(
        "review-committee",
        "Financial Review Committee",
        "A fresh pair of eyes once a year keeps books honest and donors at ease.",
        [
          para(
            "At the end of each fiscal year, the members or the board appoint at least two persons who did not sign for the Organization during that year, and who are not related to anyone who did, to carry out the review that ",
            ref("annual-review"),
            " asks for.",
          ),
        ],
      ),
    ],
  },
];
