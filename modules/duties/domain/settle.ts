import { addDays, type CivilDate, compareDates, parseCivilDate } from "#modules/platform/dates";
import { type Basis, extensionCode, type PlannedDuty } from "./duties-of";
import { keyOf, type Mark, type Proof } from "./marks";
import { isReturn } from "./return-form";
import type { Rule } from "./rule";

/** A duty with what people and the IRS's files say of it. */
export interface SettledDuty extends PlannedDuty {
  readonly state: "open" | "done" | "confirmed" | "waived";
  readonly isOverdue: boolean;
  readonly mark: Mark | undefined;
  readonly proofs: readonly Proof[];
  /** The proof that a file of the IRS is. */
  readonly seen: Proof | undefined;
  /** The mark that says it is not for the club: its own, or that of an earlier period. */
  readonly waiver: Mark | undefined;
  /** When the extension was filed. */
  readonly extendedOn: CivilDate | undefined;
}

export interface Touched {
  readonly marks: readonly Mark[];
  readonly proofs: readonly Proof[];
}

interface Asked {
  readonly today: CivilDate;
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Every rule that a mark may name, those that are not asked any more too. */
  readonly ruleOf: (code: string) => Rule | undefined;
}

/** The proof of the IRS's files for a period, whichever return it was taken for. */
const seenOf = (proofs: readonly Proof[], code: string, period: string) =>
  isReturn(code)
    ? proofs.find((one) => one.kind === "irs" && one.period === period && isReturn(one.code))
    : undefined;

/** "Not for us" goes on for what recurs, but for what the IRS asks, which is asked each time. */
function waiverOf(marks: readonly Mark[], rule: Rule, period: string): Mark | undefined {
  const recurs = rule.period === "fye" || rule.period === "year";
  return marks
    .filter((one) => one.code === rule.code && one.state === "waived")
    .filter((one) =>
      rule.level === "federal" || !recurs ? one.period === period : one.period <= period,
    )
    .toSorted((one, other) => (one.period < other.period ? 1 : -1))[0];
}

/**
 * What a period names, without the facts that made it: by the form of its key, as the rule may count
 * its periods otherwise by now.
 */
export function basisOf(rule: Rule, period: string): Basis {
  if (/^\d{4}$/.test(period)) return { year: period };
  const day = parseCivilDate(period);
  if (!day) return {};
  return rule.period === "fye" ? { end: day } : { day };
}

/** A duty that was settled keeps its period and its date, whatever has become of the facts since. */
function kept(mark: Mark, dueOn: CivilDate, rule: Rule, planned: PlannedDuty | undefined) {
  if (planned?.dueOn === dueOn) return planned;
  return {
    rule,
    period: mark.period,
    opensOn: planned?.opensOn ?? null,
    plainOn: dueOn,
    dueOn,
    actBy: null,
    closesOn: null,
    counts: true,
    isConfirmed: planned?.isConfirmed ?? rule.isConfirmed,
    isUnsaid: planned?.isUnsaid ?? false,
    basis: planned?.basis ?? basisOf(rule, mark.period),
  };
}

/**
 * Puts what people did and what the IRS shows with the duties of a range. An open duty is overdue
 * past its date when its rule is confirmed; of two dates in doubt the later waits for the earlier.
 */
export function settle(
  planned: readonly PlannedDuty[],
  { marks, proofs }: Touched,
  { today, from, to, ruleOf }: Asked,
): readonly SettledDuty[] {
  const markOf = new Map(marks.map((mark) => [keyOf(mark.code, mark.period), mark]));
  const isSettled = (one: Mark | undefined) => one?.state != null && one.dueOn !== null;
  const plannedOf = new Map(planned.map((one) => [keyOf(one.rule.code, one.period), one]));
  const asked = planned.filter((one) => !isSettled(markOf.get(keyOf(one.rule.code, one.period))));
  const touched = marks.flatMap((mark) => {
    const rule = ruleOf(mark.code);
    const { dueOn } = mark;
    if (!rule || !dueOn || mark.state === null || dueOn < from || dueOn > to) return [];
    return [kept(mark, dueOn, rule, plannedOf.get(keyOf(mark.code, mark.period)))];
  });
  const all = [...asked, ...touched].map((one): Judged => {
    const { code } = one.rule;
    const mark = markOf.get(keyOf(code, one.period));
    const seen = seenOf(proofs, code, one.period);
    const waiver = mark?.state === "done" ? undefined : waiverOf(marks, one.rule, one.period);
    const extendedOn = extensionOf(marks, code, one.period);
    const isExtension = code === extensionCode && extendedOn !== undefined;
    const state = seen
      ? "confirmed"
      : (mark?.state ?? (isExtension ? "done" : waiver ? "waived" : "open"));
    const own = proofs.filter((proof) => proof.code === code && proof.period === one.period);
    // Field by field: copying thousands of them whole takes most of the time otherwise.
    return {
      rule: one.rule,
      period: one.period,
      opensOn: one.opensOn,
      plainOn: one.plainOn,
      dueOn: one.dueOn,
      actBy: one.actBy,
      closesOn: one.closesOn,
      counts: one.counts,
      isConfirmed: one.isConfirmed,
      isUnsaid: one.isUnsaid,
      basis: one.basis,
      state,
      isOverdue: false,
      mark,
      proofs: seen && !own.includes(seen) ? [...own, seen] : own,
      seen,
      waiver,
      extendedOn,
    };
  });
  for (const one of all) one.isOverdue = isLate(one, all, today);
  return all.filter((one) => !isGone(one, all, today)).toSorted(byDate);
}

const extensionOf = (marks: readonly Mark[], code: string, period: string) =>
  isReturn(code) || code === extensionCode
    ? (marks.find((one) => isReturn(one.code) && one.period === period && one.extendedOn)
        ?.extendedOn ?? undefined)
    : undefined;

/** Whether it is overdue is judged when all are there. */
type Judged = Omit<SettledDuty, "isOverdue"> & { isOverdue: boolean };

const returnOf = (all: readonly Judged[], period: string) =>
  all.find(({ rule, period: of }) => isReturn(rule.code) && of === period);

/** What is left may be left: it goes when its day is past, and an extension with its return. */
function isGone(one: Judged, all: readonly Judged[], today: CivilDate): boolean {
  if (one.state !== "open" || !one.rule.isOptional) return false;
  if (compareDates(one.dueOn, today) < 0) return true;
  const own = one.rule.code === extensionCode ? returnOf(all, one.period) : undefined;
  return own !== undefined && own.state !== "open";
}

function isLate(one: Judged, all: readonly Judged[], today: CivilDate): boolean {
  const { rule, state, isConfirmed, dueOn } = one;
  if (state !== "open" || !isConfirmed || rule.isOptional) return false;
  if (compareDates(dueOn, today) >= 0) return false;
  if (one.counts) return true;
  const year = one.period.slice(0, 4);
  const earlier = all.find(
    (other) => other.rule.code === rule.code && other.counts && other.period.startsWith(year),
  );
  return !earlier || earlier.state === "open";
}

const byDate = (one: SettledDuty, other: SettledDuty) =>
  compareDates(one.dueOn, other.dueOn) || (one.rule.code < other.rule.code ? -1 : 1);

/** Days after which a return that was ticked ought to show in the IRS's files. */
const shownWithin: Readonly<Record<string, number>> = {
  "us.990n": 120,
  "us.990ez": 300,
  "us.990": 300,
};

/** Whether a return that was ticked long ago does not show in a file that ought to have it. */
export function isUnseen({ rule, state, mark }: SettledDuty, irsAsOf: CivilDate | undefined) {
  const within = shownWithin[rule.code];
  if (within === undefined || state !== "done" || !mark?.doneOn || !irsAsOf) return false;
  return compareDates(addDays(mark.doneOn, within), irsAsOf) <= 0;
}
