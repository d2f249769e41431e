import type { DraftArticle } from "#modules/platform/documents/number";
import { answer, clause, para, ref } from "../../templates/draft";
import { minimumInWords, parseMinimum } from "../../templates/minimum";
import { monthName } from "../../templates/months";
import { inWords } from "../../templates/numbers";
import { noticeDays, weightyNotice } from "../../templates/state-notice";
import type { VersionFacts } from "../../templates/template";
import type { BoosterAnswers } from "./form";
import { placeOf } from "./text";

function minimumRuns(field: keyof BoosterAnswers, typed: string) {
  const minimum = parseMinimum(typed);
  if (!minimum) throw new RangeError(`${field} was accepted and is no minimum`);
  const { amount, of } = minimumInWords(minimum);
  const isOne = minimum.kind === "count" && minimum.count === 1;
  return { amount: answer(field, amount), of, isOne };
}

/** Members and their meetings. */
export function meetingArticles(answers: BoosterAnswers, { notice }: VersionFacts): DraftArticle[] {
  const place = placeOf(answers);
  const quorum = minimumRuns("meeting_attendee_minimum", answers.meeting_attendee_minimum);
  const days = inWords(noticeDays(notice));
  const request = minimumRuns("meeting_request_minimum", answers.meeting_request_minimum);
  return [
    {
      id: "members",
      title: "Members",
      sections: [
        clause(
          "eligibility",
          "Who May Be a Member",
          "A clear answer to who belongs settles who may vote.",
          [
            para(
              `Parents and guardians of students and participants of the ${place}, its staff, its graduates, and anyone else who supports the purpose of the Organization may become members. A person becomes a member by giving a name and an address for notices and by paying the dues, if there are any.`,
            ),
          ],
        ),
        clause("dues", "Dues", "Members should know what they owe, and who decided it.", [
          para(
            "The members may set annual dues by majority vote when they adopt the budget under ",
            ref("budget"),
            ". The board may waive dues for anyone for whom they would be a hardship, and keeps this confidential. No student’s part in the program depends on dues.",
          ),
        ]),
        clause(
          "good-standing",
          "Good Standing and Votes",
          "Votes are counted among members in good standing, so the term needs one meaning.",
          [
            para(
              "A member is in good standing when the dues of the current fiscal year are paid or waived. Each member in good standing who is at least 18 years old has one vote.",
            ),
          ],
        ),
        clause(
          "ending-membership",
          "End of Membership",
          "Ending a membership is rare; a fair procedure keeps it from becoming a quarrel.",
          [
            para(
              "A member may resign at any time in writing. The board may end a membership by a two-thirds vote for conduct that seriously harms the Organization or a student, after giving the member written reasons and the chance to be heard.",
            ),
          ],
        ),
      ],
    },
    {
      id: "meetings-of-members",
      title: "Meetings of Members",
      sections: [
        clause(
          "annual-meeting",
          "Annual Meeting",
          "Once a year the members hear what was done with their money and choose who leads.",
          [
            para(
              "The annual meeting of the members is held each year in ",
              answer("annual_meeting_month", monthName(answers.annual_meeting_month)),
              ". At this meeting the members elect officers under ",
              ref("election"),
              ", receive the annual reports, and conduct other business.",
            ),
          ],
        ),
        clause(
          "regular-meetings",
          "Regular Meetings",
          "Regular meetings keep decisions where everybody can hear them.",
          [
            para(
              "Regular meetings of the members are held at least four times during the school year, at times and places that the board sets and announces at its beginning.",
            ),
          ],
        ),
        clause(
          "special-meetings",
          "Special Meetings",
          "Members must be able to call a meeting when officers do not.",
          [
            para(
              "The president or a majority of the board may call a special meeting. The secretary calls one, to be held within 30 days, when ",
              request.amount,
              `${request.of} ${request.isOne ? "asks" : "ask"} for it in writing and ${request.isOne ? "states" : "state"} its purpose. Only the business named in the notice is decided there.`,
            ),
            para(
              "If the secretary has not given notice within ten days after the request, those who asked set the time and place and give the notice themselves. The board gives them the members’ addresses for this.",
            ),
          ],
        ),
        clause("notice", "Notice", "A vote is fair only when those who may vote knew of it.", [
          para(
            `The secretary gives members written notice of the time, place, and purpose of each meeting at least ${days} days before a regular or special meeting, at least ${weightyNotice(notice)} days before the annual meeting, and never more than 50 days before. Notice by e-mail to the address that the member gave for notices is written notice.`,
          ),
          para(
            "Where the law or the Articles ask for longer notice, or for another way of giving it, that prevails.",
          ),
        ]),
        clause(
          "record-date",
          "Record Date",
          "A list that is made on one known day settles who may vote before anybody knows how.",
          [
            para(
              "Those who are members in good standing at the end of the day before the notice of a meeting is first sent are entitled to that notice. Those who are members in good standing when the meeting begins count for its quorum and vote at it, unless the board has set an earlier record date, not more than 50 days before the meeting, and the notice says so.",
            ),
          ],
        ),
        clause(
          "quorum",
          "Quorum",
          "A quorum keeps a handful of people from deciding for everyone, and must be low enough to be reached.",
          [
            para(
              "A quorum for a meeting of the members is ",
              quorum.amount,
              `${quorum.of}, present in person or under `,
              ref("electronic-meetings"),
              ". Without a quorum, those present may only set the time of another meeting, hear reports, and adjourn.",
            ),
          ],
        ),
        clause(
          "voting",
          "Voting",
          "A simple rule for every question that has no rule of its own.",
          [
            para(
              "Unless the law or these bylaws ask for more, a majority of the votes cast at a meeting with a quorum decides. No one votes by proxy. The board may provide for voting by mail or online where state law permits, with the same notice as a meeting.",
            ),
          ],
        ),
        clause(
          "electronic-meetings",
          "Meeting by Telephone or Online",
          "Parents who work in the evening can attend from where they are.",
          [
            para(
              "A meeting of the members, the board, or a committee may be held in whole or in part by telephone or online, if everyone who takes part can hear one another and can vote. Whoever takes part in this way is present.",
            ),
          ],
        ),
        clause(
          "minutes",
          "Minutes",
          "Minutes are the memory of the organization and its proof when someone asks.",
          [
            para(
              "The secretary records the date, who attended or how many, the motions, and the results of votes of each meeting, and offers the minutes for approval at the next one.",
            ),
          ],
        ),
      ],
    },
  ];
}
