import type { DraftArticle } from "#modules/platform/documents/number";
import { clause, laws, list, para, ref } from "../../templates/draft";

/** The board, the officers, and the committees. */
export const boardArticles = (): DraftArticle[] => [
  {
    id: "board",
    title: "Board of Directors",
    sections: [
      clause(
        "board-composition",
        "Composition",
        "Officers who are also the board keep a small organization simple.",
        [
          para(
            "The board of directors consists of the officers named in ",
            ref("officers-named"),
            " and of up to four more directors whom the members may elect in the same way. Each has one vote.",
          ),
        ],
      ),
      clause(
        "board-independence",
        "No Household Majority",
        "A board of one family is a private benefit waiting to happen, and the IRS asks about it.",
        [
          para(
            "Persons who are related by blood, marriage, or partnership, or who live in one household, are never a majority of the board, and no two of them are president and treasurer at the same time.",
          ),
        ],
      ),
      clause("board-powers", "Powers", "Between meetings somebody must be able to act.", [
        para(
          "The board manages the affairs of the Organization between meetings of the members, within the budget and the decisions of the members. It may not amend these bylaws, elect officers except under ",
          ref("vacancies"),
          ", or dissolve the Organization.",
        ),
      ]),
      clause(
        "board-meetings",
        "Meetings and Quorum",
        "The same quorum for every board meeting leaves nothing to argue about.",
        [
          para(
            "The board meets at least once in each month of the school year, after at least three days’ notice. A majority of the directors in office is a quorum, and a majority of the votes cast decides. The board may also decide by the written consent of all directors, which is kept with the minutes.",
          ),
        ],
      ),
      clause(
        "vacancies",
        "Vacancies",
        "An empty treasurer’s chair cannot wait for the next election.",
        [
          para(
            "If the office of president becomes vacant, the vice president becomes president. The board fills every other vacancy by majority vote until the next annual meeting.",
          ),
        ],
      ),
      clause(
        "removal",
        "Removal",
        "Those who elect must be able to undo it, with notice and a hearing.",
        [
          para(
            "The members may remove a director or officer, with or without cause, by two-thirds of the votes cast at a meeting whose notice named this purpose, after giving that person the chance to be heard. Whoever misses three meetings of the board in a row without excuse has resigned if the board so decides.",
          ),
        ],
      ),
    ],
  },
  {
    id: "officers",
    title: "Officers",
    sections: [
      clause(
        "officers-named",
        "Officers and Terms",
        "Limited terms bring in new people before the old ones are worn out.",
        [
          para(
            "The officers are the president, the vice president, the secretary, and the treasurer. Each is a member in good standing, is elected for one year, and serves until a successor takes office. No one holds two offices at once, or the same office for more than three terms in a row.",
          ),
        ],
      ),
      clause("president", "President", "One person must be answerable for the whole.", [
        para(
          "The president presides at meetings of the members and the board, sees that decisions are carried out, signs contracts under ",
          ref("contracts-and-loans"),
          ", and reports to the members each year.",
        ),
      ]),
      clause("vice-president", "Vice President", "A deputy who knows the work keeps it going.", [
        para(
          "The vice president acts in the president’s absence, coordinates the committees, and reconciles the bank statements under ",
          ref("reconciliation"),
          " without being a signer.",
        ),
      ]),
      clause("secretary", "Secretary", "What is not written down did not happen.", [
        para(
          "The secretary keeps the minutes, the list of members, these bylaws with every amendment, and the other records named in ",
          ref("records"),
          ", and gives notice of meetings.",
        ),
      ]),
      clause("treasurer", "Treasurer", "The treasurer’s duties protect the treasurer, too.", [
        para("The treasurer:"),
        list(
          "deposits all money promptly and pays what the budget or a vote allows;",
          "keeps complete books, with a receipt for every payment;",
          ["presents the reports that ", ref("reports"), " asks for; and"],
          ["sees that every return and registration named in ", ref("returns"), " is filed."],
        ),
      ]),
      clause(
        "handover",
        "Handover",
        "Officers change every year. A handover with a deadline keeps passwords, signers, and deadlines from leaving with them.",
        [
          para(
            "Within 14 days after a term ends, the outgoing officer hands over to the successor all records, keys, passwords, and property, and a list of deadlines for the coming year. Within the same time the bank’s signers and the owners of online accounts are changed. When the person named to the IRS as the responsible party changes, the treasurer reports this to the IRS within 60 days.",
          ),
        ],
        laws.responsibleParty,
      ),
    ],
  },
];
