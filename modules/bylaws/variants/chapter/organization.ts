import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, laws, para, quote, ref } from "../../templates/draft";
import { legalForm, type Names, officeParagraph } from "../../templates/legal";
import { orderOfPrecedence } from "../../templates/precedence";
import type { ChapterAnswers } from "./form";

export const chapterNames: Names = { self: "Chapter", board: "executive committee" };

/** Who the chapter is, what it is for, and the limits of its tax status. */
export const organizationArticles = (answers: ChapterAnswers): DraftArticle[] => [
  {
    id: "name-and-affiliation",
    title: "Name and Affiliation",
    sections: [
      clause(
        "name",
        "Name",
        "The name must match the EIN letter and, if the chapter is incorporated, its articles of incorporation.",
        [
          para(
            "The name of this organization is ",
            answer("name", answers.name),
            " (the “Chapter”).",
          ),
        ],
      ),
      legalForm(answers, chapterNames),
      clause(
        "principal-office",
        "Principal Office",
        "Leases, lawsuits, and letters from the state need one address and one county.",
        [officeParagraph(answers, chapterNames)],
      ),
      clause(
        "affiliation",
        "Affiliation",
        "A chapter exists through its charter. Saying so makes clear who can grant and withdraw it.",
        [
          para(
            "The Chapter is a chartered chapter of ",
            answers.national_organization
              ? answer("national_organization", answers.national_organization)
              : "the national or international fraternity or sorority that granted its charter",
            " (the “National Organization”). The Chapter keeps its charter in good standing and pays what it owes the National Organization when it is due.",
          ),
        ],
      ),
      clause(
        "national-documents",
        "National Documents",
        "State law does not know a fraternity’s constitution. The charter makes it binding, as a contract.",
        [
          para(
            "The constitution, bylaws, charter terms, and written policies of the National Organization, as amended from time to time, are the “National Documents.” By accepting its charter the Chapter has agreed, as a contract, to follow them. It keeps its Articles in agreement with them as far as the law permits.",
          ),
        ],
      ),
      orderOfPrecedence(
        chapterNames,
        "the National Documents, by the contract of the charter;",
        "The national constitution and policies come before chapter bylaws. This order settles conflicts before they turn into arguments.",
      ),
      clause(
        "separate-identity",
        "Separate Identity",
        "Banks and the IRS know an organization by its own number. Borrowing another organization’s number puts both at risk.",
        [
          para(
            "The Chapter has its own federal employer identification number and its own records. It does not use the number, the tax status, or the bank account of the National Organization, a house corporation, an alumni association, a foundation, a college or university, or another chapter, and it does not lend its own. Its mailing address is the one on file with the National Organization.",
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
        "The IRS looks for a stated purpose and compares it with what the chapter actually does.",
        [
          para(
            "The Chapter is organized and operated for the pleasure, recreation, and other nonprofitable purposes of its members. In particular, its purpose is:",
          ),
          quote(answer("purpose", answers.purpose)),
        ],
        laws.socialClub,
      ),
      clause(
        "social-club",
        "Social Club",
        "A social club is exempt because its members come together. Personal contact and shared activities are part of the test.",
        [
          para(
            "The Chapter is a social club described in section 501(c)(7) of the Internal Revenue Code. Its members share interests, meet face to face, and take part together in the activities that serve the purpose stated in ",
            ref("purpose-statement"),
            ".",
          ),
        ],
        laws.socialClub,
      ),
      clause(
        "fundraising",
        "Fundraising",
        "Raising money is not a tax-exempt purpose. It may only pay for one.",
        [
          para(
            "Raising money is a means of serving the Chapter’s purpose and is never its purpose. Money that the Chapter raises for a charity is kept apart from its own, is paid to that charity in full, and is reported to the members and to the donors who ask.",
          ),
        ],
      ),
    ],
  },
  {
    id: "tax-exempt-status",
    title: "Tax-Exempt Status",
    sections: [
      clause(
        "activities",
        "Activities",
        "Federal law asks that substantially all of a social club’s activities serve its members’ pleasure, recreation, and similar purposes.",
        [
          para(
            "Substantially all of the Chapter’s activities are for the pleasure, recreation, and other nonprofitable purposes of its members. The Chapter does not carry on any activity that would end its exemption under section 501(c)(7) of the Internal Revenue Code, or under the corresponding section of a later tax law.",
          ),
        ],
        laws.socialClub,
      ),
      clause(
        "no-inurement",
        "No Private Benefit",
        "An exempt organization may not pass its earnings to insiders. This sentence is required of a social club.",
        [
          para(
            "No part of the Chapter’s net earnings inures to the benefit of any member, officer, or other private person. The Chapter may pay reasonable compensation for services that it needs, may repay expenses that were approved and are supported by receipts, and may provide facilities and activities that its members share as members.",
          ),
        ],
        laws.socialClub,
      ),
      clause(
        "nonmember-income",
        "Income from Nonmembers",
        "Federal tax law limits how much of a social club’s receipts may come from nonmembers and investments, and taxes that income. Ask a tax professional which limits apply to your chapter.",
        [
          para(
            "The Chapter is supported by the dues, fees, and assessments of its members. It does not make its facilities or activities available to the general public as a business. The treasurer records income from nonmembers and from investments separately from income from members, and tells the officers before that income could exceed what federal tax law allows a social club.",
          ),
        ],
        laws.socialClubRules,
      ),
      clause(
        "no-discrimination",
        "No Discrimination",
        "A social club loses its exemption while a governing document or written policy provides for discrimination on the basis of race, color, or religion.",
        [
          para(
            "Nothing in these bylaws, in any other governing document of the Chapter, or in any written policy of the Chapter provides for discrimination against any person on the basis of race, color, or religion. The Chapter does not discriminate on any of those grounds or on any other ground that the law forbids.",
          ),
        ],
        laws.noDiscrimination,
      ),
      clause(
        "gifts",
        "Gifts Are Not Deductible",
        "Gifts to a social club are not charitable contributions. Some clubs must say so in every appeal; saying it always is the safe habit.",
        [
          para(
            "Gifts to the Chapter are not deductible as charitable contributions for federal income tax purposes, and no one may state or suggest otherwise on the Chapter’s behalf. Every appeal for money that the Chapter makes in writing, online, or by telephone says so plainly.",
          ),
        ],
        laws.appeals,
      ),
    ],
  },
];
