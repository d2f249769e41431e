import type { DraftArticle } from "#modules/platform/documents/number";
import { clause, list, para, ref } from "../../templates/draft";
import { inWords } from "../../templates/numbers";
import { noticeDays } from "../../templates/state-notice";
import type { VersionFacts } from "../../templates/template";
import type { ChapterAnswers } from "./form";

/** A corporation's members are told as early as its state asks; others as chapters are used to. */
const specialNotice = ({ entity_kind }: ChapterAnswers, { notice }: VersionFacts): string =>
  entity_kind === "corporation" ? `${inWords(noticeDays(notice))} days’` : "48 hours’";

/** How members, meetings and officers work where the national documents leave it open. */
export const governanceArticles = (
  answers: ChapterAnswers,
  facts: VersionFacts,
): DraftArticle[] => [
  {
    id: "members",
    title: "Members",
    sections: [
      clause(
        "eligibility",
        "Eligibility and Classes",
        "The national organization decides who may be initiated and which kinds of members there are.",
        [
          para(
            "The National Documents determine who may become a member, how members are selected and initiated, and which classes of members there are.",
          ),
        ],
      ),
      clause(
        "dues",
        "Dues and Assessments",
        "Members should know what they owe before the term starts, and who decided it.",
        [
          para(
            "The members set dues and assessments by majority vote when they adopt the budget under ",
            ref("budget"),
            ". The treasurer tells each member in writing what is owed and when it is due. The officers may agree on a payment plan with a member in hardship.",
          ),
        ],
      ),
      clause(
        "good-standing",
        "Good Standing",
        "Votes are counted among members in good standing, so the term needs one meaning.",
        [
          para(
            "A member is in good standing when the member has paid, or keeps to a payment plan for, everything owed to the Chapter and is not suspended under the National Documents. Each member in good standing has one vote. No member votes by proxy unless the National Documents allow it.",
          ),
        ],
      ),
      clause(
        "discipline",
        "Discipline and End of Membership",
        "A fair procedure protects both the member and the chapter.",
        [
          para(
            "Members are disciplined, suspended, or expelled only for cause and only as the National Documents provide. Where they are silent, the member first receives written notice of the reasons and a fair chance to be heard. A member who leaves for any reason has no claim on the Chapter’s property and still owes what was due before leaving.",
          ),
        ],
      ),
    ],
  },
  {
    id: "meetings",
    title: "Meetings of Members",
    sections: [
      clause(
        "regular-meetings",
        "Regular Meetings",
        "Regular meetings are where budgets, reports, and elections are decided in the open.",
        [
          para(
            "The Chapter holds regular meetings during the academic year as often as the National Documents provide, and at least once a month when they do not say. The secretary gives the members the schedule at the start of each term.",
          ),
        ],
      ),
      clause(
        "special-meetings",
        "Special Meetings",
        "Members need a way to be heard when officers would rather not meet.",
        [
          para(
            `The president, a majority of the officers, or one-fifth of the members in good standing may call a special meeting. The secretary gives every member at least ${specialNotice(answers, facts)} notice in writing that states the subject. No other subject is decided at that meeting.`,
          ),
          para(
            "If the secretary has not given notice within seven days after the members asked in writing, those who asked set the time and place and give the notice themselves.",
          ),
        ],
      ),
      clause(
        "notice",
        "Notice",
        "A vote counts only when those who may vote knew of it in the way that the law asks for.",
        [
          para(
            "Notice may be given by e-mail or by the message service that the Chapter uses for all its members. Where the law, the Articles, or the National Documents ask for longer notice than these bylaws, or for another way of giving it, that prevails.",
          ),
        ],
      ),
      clause(
        "record-date",
        "Record Date",
        "A list that is made on one known day settles who may vote before anybody knows how.",
        [
          para(
            "Those who are members in good standing when a meeting begins count for its quorum and vote at it, unless the notice names an earlier record date, not more than 50 days before the meeting.",
          ),
        ],
      ),
      clause(
        "quorum",
        "Quorum",
        "A quorum keeps a handful of people from deciding for everybody.",
        [
          para(
            "The quorum is what the National Documents provide. When they do not say, a majority of the members in good standing is a quorum.",
          ),
        ],
      ),
      clause("voting", "Voting", "One rule for ordinary decisions, with the exceptions named.", [
        para(
          "A majority of the votes cast decides, unless the National Documents or these bylaws ask for more, as ",
          ref("removal"),
          ", ",
          ref("amendment-procedure"),
          ", and ",
          ref("dissolution-vote"),
          " do.",
        ),
      ]),
      clause(
        "electronic-meetings",
        "Electronic Meetings",
        "Chapters scatter in summer and in emergencies; decisions made then should still count.",
        [
          para(
            "Unless the National Documents or state law forbid it, members may attend by telephone or video when everybody present can hear one another, and may vote electronically when the vote can be counted and each member’s right to vote can be checked. Ritual meetings follow the National Documents.",
          ),
        ],
      ),
      clause(
        "minutes",
        "Minutes",
        "Banks, auditors, and the next officers rely on minutes to see what was decided.",
        [
          para(
            "The secretary takes minutes of every meeting that record the date, the attendance, each motion, and the result of each vote. The members approve them at the next regular meeting.",
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
        "offices",
        "Offices",
        "Whatever the titles are, someone must lead, someone must write, and someone else must keep the money.",
        [
          para(
            "The officers are those that the National Documents provide. There is always at least a president, a secretary, and a treasurer, by whatever title, and the same person is never both president and treasurer.",
          ),
        ],
      ),
      clause(
        "elections",
        "Election and Term",
        "Terms that end on a known day make a clean handover possible.",
        [
          para(
            "Officers are elected, and hold office, as the National Documents provide. When they do not say, the members elect officers each year by secret ballot and a majority of the votes cast, for a term of one year, and each officer serves until a successor takes office.",
          ),
        ],
      ),
      clause(
        "duties",
        "Duties",
        "Written duties tell new officers what they took on, and tell the bank who may act.",
        [
          para("Beside the duties that the National Documents give them:"),
          list(
            "the president leads meetings, speaks for the Chapter, and sees that these bylaws are followed;",
            [
              "the secretary keeps the minutes, the list of members, and the records named in ",
              ref("records-kept"),
              "; and",
            ],
            [
              "the treasurer keeps the accounts, pays what was approved, files what ",
              ref("tax-returns"),
              " asks for, and reports on the Chapter’s money.",
            ],
          ),
        ],
      ),
      clause(
        "executive-committee",
        "Executive Committee",
        "Somebody must be able to act between meetings, and then answer for it.",
        [
          para(
            "The officers together are the executive committee. Between meetings it manages the Chapter’s affairs within the budget, decides by majority vote, and reports its decisions at the next regular meeting. The members may overrule it for the future.",
          ),
        ],
      ),
      clause("vacancies", "Vacancies", "An empty treasurer’s office is how deadlines are missed.", [
        para(
          "A vacancy is filled as the National Documents provide, and otherwise by a vote of the members at the next regular meeting. Until then, the executive committee names a member to act.",
        ),
      ]),
      clause(
        "removal",
        "Removal",
        "A higher bar than an ordinary vote, with notice, keeps removal fair.",
        [
          para(
            "An officer is removed as the National Documents provide. When they do not say, the members may remove an officer by two-thirds of the votes cast at a meeting, after the officer and the members have had at least seven days’ written notice and the officer has had a chance to be heard.",
          ),
        ],
      ),
      clause(
        "advisors",
        "Advisors",
        "Advisors give the chapter a memory that outlasts its students.",
        [
          para(
            "The Chapter’s advisors may attend every meeting except where the National Documents say otherwise, may see every financial record, and have no vote unless the National Documents give them one.",
          ),
        ],
      ),
    ],
  },
];
