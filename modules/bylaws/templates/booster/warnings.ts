import { type MessageRef, message } from "#modules/platform/messages";
import { bylawsMessages } from "../../messages";
import { monthsBefore } from "../months";
import type { BoosterAnswers } from "./form";

/** Nominations that do not begin one to three months before the annual meeting. */
export function boosterWarnings(answers: BoosterAnswers): readonly MessageRef[] {
  const months = monthsBefore(answers.nomination_month, answers.annual_meeting_month);
  if (months === 0) return [message(bylawsMessages, "nominationsSame")];
  return months > 3 ? [message(bylawsMessages, "nominationsFar", { months })] : [];
}
