import { type MessageRef, message } from "#modules/platform/messages";
import { monthName, monthsBefore } from "../../templates/months";
import type { WordedNotice } from "../../templates/state-notice";
import { minimumWarnings, noticeWarnings, purposeWarnings } from "../../templates/warnings";
import { verdictMessages } from "../../verdict-messages";
import type { BoosterAnswers } from "./form";

/** So many months between the election and the term leave nobody in charge for long enough. */
const LONGEST_WAIT = 6;

/** Nominations that do not begin one to three months before the annual meeting. */
function nominationWarnings(answers: BoosterAnswers): MessageRef[] {
  const months = monthsBefore(answers.nomination_month, answers.annual_meeting_month);
  if (months === 0) return [message(verdictMessages, "nominationsSame")];
  return months > 3 ? [message(verdictMessages, "nominationsFar", { months })] : [];
}

/** Terms that begin long after the election, as when it is held just after the year began. */
function termWarnings(answers: BoosterAnswers): MessageRef[] {
  const { annual_meeting_month: meeting, fiscal_year_end, term_start_month } = answers;
  const start = term_start_month || (fiscal_year_end % 12) + 1;
  // A meeting is not sooner than the first day of its own month, so that day is a year away.
  const months = monthsBefore(meeting, start) || 12;
  if (months <= LONGEST_WAIT) return [];
  const words = { meeting: monthName(meeting), start: monthName(start), months };
  return [message(verdictMessages, "termsFar", words)];
}

/** What a lawyer would ask about in the answers of a booster club. */
export const boosterWarnings = (
  answers: BoosterAnswers,
  notice: WordedNotice | undefined,
): readonly MessageRef[] => [
  ...purposeWarnings(answers.purpose),
  ...minimumWarnings(answers.meeting_attendee_minimum, "quorum"),
  ...minimumWarnings(answers.meeting_request_minimum, "request"),
  ...nominationWarnings(answers),
  ...termWarnings(answers),
  ...noticeWarnings(answers, notice),
];
