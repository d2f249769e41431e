import type { DraftArticle } from "#modules/platform/documents/number";
import { clause, laws, list, para, ref } from "../../templates/draft";
import { weightyNotice } from "../../templates/state-notice";
import type { VersionFacts } from "../../templates/template";

/** Safety, records, changes and the end of the chapter. */
export const closingArticles = ({ notice }: VersionFacts): DraftArticle[] => [
  {
    id: "risk-management",
    title: "Risk Management",
    sections: [
      clause(
        "hazing",
        "Hazing Is Prohibited",
        "Hazing injures people, is a crime in most states, and ends charters.",
        [
          para(
            "No member, new member, alumnus, alumna, or guest may haze anyone, plan hazing, or stand by while it happens. Hazing is any act connected with joining or staying in the Chapter that endangers a person’s health or safety or that humiliates, degrades, or abuses a person. The consent of the person hazed is no excuse, and no tradition is an exception.",
          ),
        ],
      ),
      clause(
        "alcohol-and-drugs",
        "Alcohol and Drugs",
        "Most serious incidents involve alcohol; insurance often depends on these rules.",
        [
          para(
            "The Chapter’s events follow the law and the alcohol and drug policies of the National Organization and of the school. The Chapter does not buy alcohol with its money, and illegal drugs have no place at any event or property of the Chapter.",
          ),
        ],
      ),
      clause(
        "harassment",
        "Harassment and Misconduct",
        "Everybody must be safe at chapter events, members and guests alike.",
        [
          para(
            "Harassment, sexual misconduct, threats, and violence are prohibited. They are reported and handled under the law, the National Documents, and the rules of the school.",
          ),
        ],
      ),
      clause(
        "reporting",
        "Reporting without Fear",
        "People speak up only when they know that they will not pay for it.",
        [
          para(
            "In an emergency, every member calls 911 first. Anyone who knows of a violation of ",
            ref("risk-management"),
            " reports it promptly to an officer, an advisor, the National Organization, or the school. No one may punish a person for reporting in good faith or for seeking help.",
          ),
        ],
      ),
      clause(
        "insurance",
        "Insurance",
        "One uninsured accident can cost more than the chapter will ever own.",
        [
          para(
            "The Chapter keeps the insurance that the National Documents, its leases, and its contracts require, and holds no event that this insurance excludes.",
          ),
        ],
      ),
      clause(
        "indemnification",
        "Indemnification",
        "Volunteers serve more readily when the chapter stands behind them for honest work.",
        [
          para(
            "To the extent that state law permits, the Chapter indemnifies its officers and advisors against reasonable costs of claims that arise from their service in good faith, but never for hazing, willful misconduct, gross negligence, or a personal benefit to which they had no right. Nothing is paid that would violate ",
            ref("no-inurement"),
            ". Members are not personally liable for the Chapter’s debts merely because they are members.",
          ),
        ],
      ),
    ],
  },
  {
    id: "records-and-handover",
    title: "Records and Handover",
    sections: [
      clause(
        "records-kept",
        "Records Kept",
        "Chapters lose more to missing papers than to bad decisions.",
        [
          para(
            "The Chapter keeps, in one place that belongs to the Chapter and that at least two officers and one advisor can open:",
          ),
          list(
            "its charter, these bylaws with every amendment, and its articles, if any;",
            "the letter from the IRS that assigned its employer identification number;",
            "proof of its tax-exempt status, such as a determination letter or the group exemption number under which it is covered;",
            "every annual return filed, with proof of acceptance;",
            "minutes, budgets, financial reports, contracts, and insurance papers; and",
            "the list of members and officers with their terms.",
          ),
        ],
      ),
      clause(
        "inspection",
        "Inspection",
        "Members may see how their money is used, and federal law opens certain papers to the public.",
        [
          para(
            "A member in good standing may inspect the Chapter’s financial records and minutes at a reasonable time. The Chapter gives anyone who asks a copy of its application for exemption, if it filed one, and of its annual returns for the last three years, as federal law requires.",
          ),
        ],
        laws.inspection,
      ),
      clause(
        "handover",
        "Handover between Officers",
        "Officers change every year. A handover with a deadline keeps passwords, signers, and deadlines from leaving with them.",
        [
          para(
            "Within 14 days after a term ends, the outgoing officer hands over to the successor all records, keys, passwords, and equipment, a list of deadlines for the coming year, and anything left unfinished. The two sign a short list of what was handed over. Within the same time, the bank’s signers and the owners of online accounts are changed.",
          ),
        ],
      ),
      clause(
        "responsible-party",
        "Responsible Party",
        "The IRS writes to the responsible party on file. Letters to a graduate are letters lost.",
        [
          para(
            "When the person named to the IRS as the Chapter’s responsible party changes, or its address changes, the treasurer reports this to the IRS within 60 days and tells the National Organization.",
          ),
        ],
        laws.responsibleParty,
      ),
    ],
  },
  {
    id: "amendments-and-rules",
    title: "Amendments and Rules of Order",
    sections: [
      clause(
        "amendment-procedure",
        "Amendments",
        "Notice and a two-thirds vote let the rules change without surprise.",
        [
          para(
            "The members may amend these bylaws by two-thirds of the votes cast at a meeting with a quorum, if every member received the text of the amendment in writing at least seven days before. An amendment takes effect after every approval that the National Documents require.",
          ),
        ],
      ),
      clause(
        "amendment-limits",
        "Limits",
        "Some clauses hold the tax status and the charter; they can be improved but not removed.",
        [
          para(
            "No amendment may conflict with the National Documents, with ",
            ref("tax-exempt-status"),
            ", or with ",
            ref("distribution"),
            ". The secretary sends each amendment to the National Organization, and the treasurer reports it to the IRS when the Chapter’s next return asks for it.",
          ),
        ],
      ),
      clause(
        "parliamentary-authority",
        "Parliamentary Authority",
        "A known rule book settles how to make a motion, so that meetings can be about something else.",
        [
          para(
            "The current edition of Robert’s Rules of Order Newly Revised governs meetings wherever the law, the National Documents, and these bylaws do not say otherwise.",
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
  {
    id: "dissolution",
    title: "Dissolution",
    sections: [
      clause(
        "dissolution-vote",
        "Decision",
        "Closing a chapter needs more care, and more votes, than any other decision.",
        [
          para(
            `The Chapter dissolves when its charter ends for good, or when the members decide so by two-thirds of the votes cast at a meeting with a quorum of which every member had at least ${weightyNotice(notice)} days’ written notice, after every approval that the National Documents require.`,
          ),
        ],
      ),
      clause(
        "distribution",
        "Debts and Assets",
        "What is left belongs to the purpose that members paid for, not to those who happen to be last.",
        [
          para(
            "The Chapter first pays, or provides for, its debts. What remains goes to the National Organization or to its foundation, as the National Documents provide. If neither exists or can accept it, it goes to another organization with similar purposes that is exempt under section 501(c) of the Internal Revenue Code. No part is distributed to any member or officer.",
          ),
        ],
      ),
      clause(
        "final-duties",
        "Final Duties",
        "An organization that stops without a final return keeps getting notices, and later penalties.",
        [
          para(
            "The last officers file the final returns that the IRS and the state require, close the bank accounts, return the charter and ritual materials to the National Organization, and give it the records named in ",
            ref("records-kept"),
            ".",
          ),
        ],
        laws.returns,
      ),
    ],
  },
];
