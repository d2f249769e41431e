import { type MessageRef, message } from "#modules/platform/messages";
import { usStates } from "#modules/platform/us-states";
import { verdictMessages } from "../verdict-messages";
import type { LegalAnswers } from "./legal";
import { type Minimum, parseMinimum } from "./minimum";
import { noticeDays, type WordedNotice } from "./state-notice";

/** More members than this hardly ever come to a club's meeting. */
const MANY_MEMBERS = 200;
const USUAL_LEAST_SHARE = 10;
const SHORTEST_PURPOSE = 20;

/** The percentage of the members that a minimum asks for; undefined for a count. */
const shareOf = (minimum: Minimum): number | undefined =>
  minimum.kind === "count"
    ? undefined
    : minimum.kind === "percent"
      ? minimum.percent
      : (100 * minimum.over) / minimum.under;

/** What is unusual about how many must come, or ask for a meeting. */
export function minimumWarnings(typed: string, about: "quorum" | "request"): MessageRef[] {
  const minimum = parseMinimum(typed);
  if (!minimum) return [];
  const share = shareOf(minimum);
  const [alone, unreachable] = (
    {
      quorum: ["quorumAlone", "quorumUnreachable"],
      request: ["requestAlone", "requestUnreachable"],
    } as const
  )[about];
  if (minimum.kind === "count" && minimum.count === 1) return [message(verdictMessages, alone)];
  const isMany = minimum.kind === "count" ? minimum.count > MANY_MEMBERS : (share ?? 0) > 50;
  if (isMany) return [message(verdictMessages, unreachable, { typed: typed.trim() })];
  const isFew = about === "quorum" && share !== undefined && share < USUAL_LEAST_SHARE;
  return isFew ? [message(verdictMessages, "shareLow")] : [];
}

/** A purpose from which nobody learns what the organization does. */
export const purposeWarnings = (purpose: string): MessageRef[] =>
  purpose.trim().length < SHORTEST_PURPOSE ? [message(verdictMessages, "purposeShort")] : [];

/** How the notice that the bylaws give stands to the law of the state, where that asks for one. */
export function noticeWarnings(
  { state, entity_kind }: LegalAnswers,
  notice: WordedNotice | undefined,
): MessageRef[] {
  if (state === "" || entity_kind === "association") return [];
  const facts = { days: noticeDays(notice), state: usStates[state] };
  if (!notice) return [message(verdictMessages, "noticeUnknown", facts)];
  const { days: least, cite, readOn } = notice;
  const known = { ...facts, least, cite };
  return readOn
    ? [message(verdictMessages, "noticeRead", { ...known, date: readOn })]
    : [message(verdictMessages, "noticeCheck", known)];
}
