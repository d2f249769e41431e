import {
  countUnseenReturns,
  type ExpectedReturn,
  extendedReturnDueOn,
  periodEnd,
  type UnseenReturns,
} from "#modules/compliance/contract";
import { addDays, type CivilDate, compareDates } from "#modules/platform/dates";
import type { StandingFacts } from "./facts";

/** From the worst to the best; `unknown` where there is nothing to judge by. */
export type Verdict = "revoked" | "at_risk" | "attention" | "good" | "unknown";

/** How bad a finding is; `none` explains and weighs nothing. */
export type FindingLevel = "revoked" | "at_risk" | "attention" | "none";

/** Each kind of finding with how bad it is. */
export const findingLevels = {
  /** The revocation list has the EIN, without a reinstatement. */
  revoked: "revoked",
  /** Two returns in a row are unseen: the next one ends the exemption. */
  two_returns_unseen: "at_risk",
  /** Three or four are unseen, and the EIN is not on the revocation list (yet). */
  three_returns_unseen: "at_risk",
  /** The third due date has passed and none of the three returns was seen. */
  third_return_due: "at_risk",
  /** The IRS lists a last notice of the organization, though it is a member. */
  terminating: "at_risk",
  /** Status 25: it ends its status as a private foundation (section 507(b)(1)(B)). */
  ending_foundation: "at_risk",
  /** The EIN was in the file before, is gone from the newest, and is not on the revocation list. */
  left_file: "at_risk",
  /** The exemption rests on a group to which the membership has lapsed. */
  membership_lapsed: "at_risk",
  /** One return is unseen. */
  one_return_unseen: "attention",
  /** The newest return was due some weeks ago and was not seen. */
  return_overdue: "attention",
  /** Five or more are unseen and there is no revocation: the files contradict each other. */
  files_contradict: "attention",
  /** The IRS and the club have different fiscal years. */
  fiscal_year_differs: "attention",
  /** The IRS has the club under another group, or none. */
  other_group: "attention",
  /** The IRS has the club under another paragraph of 501(c) than its group. */
  other_subsection: "attention",
  bylaws_missing: "attention",
  /** A member for half a year whose EIN is in no file of its state yet. */
  not_in_file: "attention",
  /** The IRS expects no return of the club's own. */
  no_own_return: "none",
} as const satisfies Record<string, FindingLevel>;

export type FindingCode = keyof typeof findingLevels;

/** A reason for a verdict, with the date of the file or day that it rests on. */
export interface Finding {
  readonly code: FindingCode;
  /** The evidence's date; today for what no file says. */
  readonly asOf: CivilDate;
  /** What the sentence names: dates and numbers. */
  readonly days?: { readonly [name: string]: CivilDate };
  readonly numbers?: { readonly [name: string]: number };
  readonly names?: { readonly [name: string]: string };
}

export interface Judgement {
  readonly verdict: Verdict;
  /** The worst first. */
  readonly findings: readonly Finding[];
  /** The three-year clock; undefined without a row in the IRS's file. */
  readonly returns: UnseenReturns | undefined;
}

/** So long after its due date a return that nobody has seen is worth a word. */
const OVERDUE_DAYS = 14;
/** So long after joining a member ought to be in the file. */
const IN_FILE_DAYS = 180;
const NO_GROUP = "0000";

const severity: readonly FindingLevel[] = ["revoked", "at_risk", "attention", "none"];
const severityOf = ({ code }: Finding) => severity.indexOf(findingLevels[code]);

/** The later of two days; a day that is not known is the earlier. */
const later = (one: CivilDate | undefined, other: CivilDate | undefined) =>
  one && other ? (compareDates(one, other) > 0 ? one : other) : (one ?? other);

function countReturns({ irs, epostcard }: StandingFacts): UnseenReturns | undefined {
  if (!irs) return undefined;
  return countUnseenReturns({
    filingCode: irs.filingCode,
    fiscalYearMonth: irs.fiscalYearMonth,
    latestPeriodEnd: later(periodEnd(irs.taxPeriod), epostcard?.periodEnd),
    asOf: irs.asOf,
  });
}

/** When a return is late beyond doubt: an extension of a 990 cannot be seen, so its day counts. */
const lateFrom = ({ fiscalYearEnd, dueOn }: ExpectedReturn, filingCode: string) =>
  filingCode === "02" ? dueOn : extendedReturnDueOn(fiscalYearEnd);

const isRevoked = ({ revocation }: StandingFacts) =>
  revocation !== undefined && !revocation.reinstatedOn;

function ofReturns(facts: StandingFacts, returns: UnseenReturns | undefined): readonly Finding[] {
  const { irs, today } = facts;
  // What led to a revocation is over with it.
  if (!irs || !returns || returns.kind === "unknown" || isRevoked(facts)) return [];
  const { asOf, filingCode } = irs;
  if (returns.kind === "not-required") return [{ code: "no_own_return", asOf }];
  const { missed, expected, latestPeriodEnd: seen, revokedOnIfNothing } = returns;
  const [first, , third] = expected;
  const isPast = (one: ExpectedReturn, days: number) =>
    compareDates(addDays(lateFrom(one, filingCode), days), today) < 0;
  if (missed >= 5) {
    return [{ code: "files_contradict", asOf, days: { seen }, numbers: { count: missed } }];
  }
  const days = { seen, end: first.fiscalYearEnd, due: first.dueOn, revoked: revokedOnIfNothing };
  const found: Finding[] = [];
  if (missed >= 3) found.push({ code: "three_returns_unseen", asOf, days });
  else if (isPast(third, 0)) found.push({ code: "third_return_due", asOf: today, days });
  if (missed === 2) found.push({ code: "two_returns_unseen", asOf, days });
  if (missed === 1) found.push({ code: "one_return_unseen", asOf, days });
  if (missed === 0 && isPast(first, OVERDUE_DAYS)) {
    found.push({ code: "return_overdue", asOf: today, days });
  }
  return found;
}

function ofLists(facts: StandingFacts): readonly Finding[] {
  const { irs, revocation, epostcard, leftFileOn, membership } = facts;
  const found: Finding[] = [];
  if (revocation && isRevoked(facts)) {
    const { revokedOn, asOf } = revocation;
    found.push({ code: "revoked", asOf, days: { revoked: revokedOn } });
  }
  if (membership && irs?.status === "25") found.push({ code: "ending_foundation", asOf: irs.asOf });
  if (membership && epostcard?.isTerminated) {
    found.push({ code: "terminating", asOf: epostcard.asOf });
  }
  if (!irs && leftFileOn && !isRevoked(facts)) found.push({ code: "left_file", asOf: leftFileOn });
  return found;
}

function ofGroup({ irs, group, membership, today }: StandingFacts): readonly Finding[] {
  if (!group) return [];
  const found: Finding[] = [];
  if (membership?.isLapsed) found.push({ code: "membership_lapsed", asOf: today });
  if (irs && irs.groupNumber !== group.gen) {
    const theirs = irs.groupNumber === NO_GROUP ? "none" : irs.groupNumber;
    found.push({ code: "other_group", asOf: irs.asOf, names: { theirs, ours: group.gen } });
  }
  if (irs && group.subsection && irs.subsection !== group.subsection) {
    const names = { theirs: irs.subsection, ours: group.subsection };
    found.push({ code: "other_subsection", asOf: irs.asOf, names });
  }
  return found;
}

function ofPapers(facts: StandingFacts): readonly Finding[] {
  const { irs, fiscalYearMonth, hasAdoptedBylaws, hasEin, membership, today } = facts;
  const found: Finding[] = [];
  if (irs?.fiscalYearMonth && fiscalYearMonth && irs.fiscalYearMonth !== fiscalYearMonth) {
    const numbers = { theirs: irs.fiscalYearMonth, ours: fiscalYearMonth };
    found.push({ code: "fiscal_year_differs", asOf: irs.asOf, numbers });
  }
  if (!hasAdoptedBylaws) found.push({ code: "bylaws_missing", asOf: today });
  const isNew = !membership || compareDates(addDays(membership.beganOn, IN_FILE_DAYS), today) >= 0;
  if (hasEin && !irs && !isNew && facts.stateFileAsOf && !facts.leftFileOn) {
    found.push({ code: "not_in_file", asOf: facts.stateFileAsOf });
  }
  return found;
}

/**
 * The standing of a club in one word, with every reason: our reading of the IRS's files and of the
 * club's papers. "Revoked" is said on the revocation list's word alone; that an EIN is missing from a
 * list never makes it so. Where no return can be counted the word is `unknown`, unless something
 * graver than attention was found.
 */
export function judgeStanding(facts: StandingFacts): Judgement {
  const returns = countReturns(facts);
  const findings = [
    ...ofLists(facts),
    ...ofReturns(facts, returns),
    ...ofGroup(facts),
    ...ofPapers(facts),
  ].toSorted((one, other) => severityOf(one) - severityOf(other));
  const worst = findings[0] ? findingLevels[findings[0].code] : "none";
  const isJudged = returns !== undefined && returns.kind !== "unknown";
  const isGrave = worst === "revoked" || worst === "at_risk";
  const verdict = isGrave ? worst : !isJudged ? "unknown" : worst === "none" ? "good" : worst;
  return { verdict, findings, returns };
}
