import type { DraftArticle } from "#modules/platform/documents/number";
import { clause, para, ref } from "../../templates/draft";

/** What a chapter with a house adds: whose it is, what living there costs, and its safety. */
export const houseArticle = (): DraftArticle => ({
  id: "chapter-house",
  title: "Chapter House",
  sections: [
    clause(
      "house-owner",
      "House and Lease",
      "The house outlives its residents. A written lease with its owner keeps debts and repairs from falling on students.",
      [
        para(
          "The Chapter uses its house under a written lease or license from the house corporation or other owner, signed under ",
          ref("contracts-and-loans"),
          ". The owner is a separate organization with its own employer identification number and bank account. The Chapter pays it what the lease says and holds no title to land unless the Articles and the National Documents permit it.",
        ),
      ],
    ),
    clause(
      "house-residents",
      "Residents",
      "Room and board in writing, before move-in, prevents most quarrels over money.",
      [
        para(
          "Each resident signs a written agreement on room, board, and damage before moving in. What residents pay is kept in the budget apart from dues and is used for the house. Who is not a member lives there only if the lease, the insurance, and the National Documents allow it; the treasurer records what nonmembers pay under ",
          ref("nonmember-income"),
          ".",
        ),
      ],
    ),
    clause(
      "house-safety",
      "Safety",
      "Fires and overcrowding kill; inspections and a person in charge prevent them.",
      [
        para(
          "An officer or member whom the members name is the house manager. The house manager sees that fire alarms and exits are tested each term, that no more people are let in than the law allows, and that inspections, repairs, and the house rules of the owner and the school are followed, and reports this to the executive committee each month.",
        ),
      ],
    ),
  ],
});
