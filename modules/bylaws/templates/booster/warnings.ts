import { type MessageRef, message } from "#modules/platform/messages";
import { verdictMessages } from "../../verdict-messages";
import { monthsBefore } from "../months";
import type { BoosterAnswers } from "./form";

/** Nominations that do not begin one to three months before the annual meeting. */
export function boosterWarnings(answers: BoosterAnswers): readonly MessageRef[] {
  const months = monthsBefore(answers.nomination_month, answers.annual_meeting_month);
  if (months === 0) return [message(verdictMessages, "nominationsSame")];
  return months > 3 ? [message(verdictMessages, "nominationsFar", { months })] : [];
}
