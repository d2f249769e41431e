import { extendedReturnDueOn } from "#modules/compliance/contract";
import { addDays, type CivilDate, compareDates } from "#modules/platform/dates";
import type { Languages } from "#modules/platform/locale";
import { checkOf, readOnOf, reasonOf, stepsOf, titleOf } from "./domain/reason";
import { mayBeExtended } from "./domain/return-form";
import type { ProofKind } from "./domain/rule";
import { isUnseen, type SettledDuty } from "./domain/settle";
import type { DutyView } from "./views";

/** The longest that a duty is put off, in days after its date. */
export const SNOOZE_DAYS = 30;

/** What a duty is shown by, beside itself. */
export interface ShownFor {
  readonly accountId: number;
  readonly today: CivilDate;
  readonly irsAsOf: CivilDate | undefined;
  readonly extensionProof: readonly ProofKind[];
  readonly languages: Languages;
}

/** The day until which a duty may be put off; null when it is not open, or was due long ago. */
export function snoozeOf(duty: SettledDuty, today: CivilDate): DutyView["snooze"] {
  const until = addDays(duty.dueOn, SNOOZE_DAYS);
  const from = addDays(today, 1);
  if (duty.state !== "open" || compareDates(until, from) < 0) return null;
  return { from, until };
}

/** The extension that may be recorded: of an open return whose year is over, not of a 990-N, once. */
export function extensionOf(
  { rule, state, dueOn, extendedOn, basis: { end } }: SettledDuty,
  { today, extensionProof: proof }: ShownFor,
): DutyView["offersExtension"] {
  if (!mayBeExtended(rule.code) || state !== "open" || extendedOn || !end) return null;
  if (compareDates(today, end) <= 0) return null;
  return { filedFrom: addDays(end, 1), filedBy: dueOn, dueOn: extendedReturnDueOn(end), proof };
}

/** A duty as its reader sees it. */
export function viewOf(duty: SettledDuty, shown: ShownFor): DutyView {
  const { rule, mark, waiver, seen, extendedOn, state } = duty;
  const { languages, today } = shown;
  return {
    accountId: shown.accountId,
    code: rule.code,
    period: duty.period,
    level: rule.level,
    title: titleOf(duty, languages),
    reason: reasonOf(duty, languages),
    steps: stepsOf(duty, languages),
    role: rule.role,
    opensOn: duty.opensOn,
    dueOn: duty.dueOn,
    plainDueOn: duty.plainOn,
    actBy: duty.actBy,
    closesOn: duty.closesOn,
    state,
    isOverdue: duty.isOverdue,
    isOptional: rule.isOptional,
    counts: duty.counts,
    snoozedUntil: state === "open" ? (mark?.snoozedUntil ?? null) : null,
    snooze: snoozeOf(duty, today),
    extension:
      extendedOn && mayBeExtended(rule.code) ? { filedOn: extendedOn, dueOn: duty.dueOn } : null,
    offersExtension: extensionOf(duty, shown),
    source: {
      name: rule.source.name[languages.locale],
      url: rule.source.url,
      readOn: readOnOf(rule),
    },
    isConfirmed: duty.isConfirmed,
    check: checkOf(duty, languages),
    proofWanted: rule.proof,
    proofs: duty.proofs,
    isMarkedByHand: !rule.isAutomatic,
    done:
      mark?.state === "done" && mark.doneOn && mark.settledAt
        ? { on: mark.doneOn, by: mark.by, at: mark.settledAt }
        : null,
    waived:
      state === "waived" && waiver?.settledAt
        ? { reason: waiver.reason, by: waiver.by, at: waiver.settledAt, period: waiver.period }
        : null,
    seen: seen?.irs ?? null,
    isUnseen: isUnseen(duty, shown.irsAsOf),
    version: mark?.version ?? 0,
  };
}
