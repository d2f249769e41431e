import {
  countUnseenReturns,
  type ExpectedReturn,
  isContradictory,
  periodEnd,
  type UnseenReturns,
} from "#modules/compliance/contract";
import { exemptionOf } from "#modules/listings/contract";
import { addDays, type CivilDate, compareDates } from "#modules/platform/dates";
import type { OverrideFact, StandingFacts } from "./facts";

/** From the worst to the best; `unknown` where there is nothing to judge by. */
export type Verdict = "revoked" | "at_risk" | "attention" | "good" | "unknown";

/** How bad a finding is; `none` explains and weighs nothing. */
export type FindingLevel = "revoked" | "at_risk" | "attention" | "none";

/** Each kind of finding with how bad it is. */
export const findingLevels = {
  /** The revocation list has the EIN, without a reinstatement. */
  revoked: "revoked",
  /** The central organization of the group is revoked, and its letter with it (said once staff released it). */
  group_revoked: "revoked",
  /** Two returns in a row are unseen: the next one ends the exemption. */
  two_returns_unseen: "at_risk",
  /** Three or four are unseen, and the EIN is not on the revocation list (yet). */
  three_returns_unseen: "at_risk",
  /** The third due date has passed and none of the three returns was seen. */
  third_return_due: "at_risk",
  /** The IRS lists a last notice of the organization, though it is a member. */
  terminating: "at_risk",
  /** Status 25: it terminates its private-foundation status (section 507(b)(1)(B)). */
  ending_foundation: "at_risk",
  /** The EIN was in the file before, is gone from the newest, and is not on the revocation list. */
  left_file: "at_risk",
  /** The exemption rests on a group to which the membership has lapsed. */
  membership_lapsed: "at_risk",
  /** A duty towards a state is overdue for half a year. */
  state_duty_long_overdue: "at_risk",
  /** On the revocation list, but the IRS's letter of reinstatement is newer than the revocation. */
  reinstatement_unlisted: "attention",
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
  /** A duty towards a state is overdue. */
  state_duty_overdue: "attention",
  /** The terms of all officers are over. */
  officer_terms_ended: "attention",
  /** The IRS was not told of a new responsible party in time (Form 8822-B). */
  responsible_party_overdue: "attention",
  bylaws_missing: "attention",
  /** The bylaws lack the statement of purpose that the group demands of all. */
  purpose_statement_missing: "attention",
  insurance_expired: "attention",
  sales_tax_expired: "attention",
  /** A member for half a year whose EIN is in no file of its state yet. */
  not_in_file: "attention",
  /** The IRS expects no return of the club's own. */
  no_own_return: "none",
} as const satisfies Record<string, FindingLevel>;

export type FindingCode = keyof typeof findingLevels;

/** What a finding rests on: a file of the IRS, or what the club's own records and the calendar say. */
export type Evidence = "bmf" | "revocations" | "epostcards" | "records";

/** A reason for a verdict, with the date of the file or day that it rests on. */
export interface Finding {
  readonly code: FindingCode;
  readonly evidence: Evidence;
  /** The file's date; today for what no file says. */
  readonly asOf: CivilDate;
  /** Until when it can be cured, where there is such a day. */
  readonly cureBy?: CivilDate;
  /** The last day on which staff have set it aside: until then it weighs nothing. */
  readonly setAsideUntil?: CivilDate;
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

/** How old the file of exempt organizations may be for a certificate and a badge. */
export const FRESH_FILE_DAYS = 75;

/** Whether a file is too old to say how a club is today. */
export const isStale = (asOf: CivilDate, today: CivilDate): boolean =>
  compareDates(addDays(asOf, FRESH_FILE_DAYS), today) < 0;

/** From the best to the worst; what is not known is no worse than good. */
const ranks: Readonly<Record<Verdict, number>> = {
  unknown: 0,
  good: 0,
  attention: 1,
  at_risk: 2,
  revoked: 3,
};

/** Above 0 when the second word is worse than the first, below 0 when it is better. */
export const worsening = (was: Verdict, is: Verdict): number => ranks[is] - ranks[was];

/** Whether a word is one that people are written to about. */
export const isGrave = (verdict: Verdict): boolean =>
  verdict === "at_risk" || verdict === "revoked";

/** What a finding weighs: nothing while staff have set it aside. */
export const levelOf = ({
  code,
  setAsideUntil,
}: Pick<Finding, "code" | "setAsideUntil">): FindingLevel =>
  setAsideUntil ? "none" : findingLevels[code];

/**
 * Which findings staff may set aside: what hangs on papers and late files. What the revocation list
 * says is never set aside; a letter of reinstatement turns it into another finding.
 */
export const maySetAside = (code: FindingCode): boolean =>
  findingLevels[code] === "at_risk" || findingLevels[code] === "attention";

/** So long after its due date a return that nobody has seen is worth a word. */
const OVERDUE_DAYS = 14;
/** So long after joining a member ought to be in the file. */
const IN_FILE_DAYS = 180;
/** So long after its due date a duty towards a state puts a club at risk. */
const STATE_DUTY_DAYS = 180;
/** So long after the officers' terms nobody asks who came next. */
const TERMS_DAYS = 14;
const NO_GROUP = "0000";

const severity: readonly FindingLevel[] = ["revoked", "at_risk", "attention", "none"];
const severityOf = (finding: Finding) => severity.indexOf(levelOf(finding));

/** The latest of the days that are known. */
const latest = (days: readonly (CivilDate | undefined)[]): CivilDate | undefined =>
  days
    .filter((day) => day !== undefined)
    .toSorted(compareDates)
    .at(-1);

function countReturns({
  irs,
  epostcard,
  duties,
  shownWithin,
}: StandingFacts): UnseenReturns | undefined {
  if (!irs) return undefined;
  const seen = [periodEnd(irs.taxPeriod), epostcard?.periodEnd, ...duties.provenPeriods];
  return countUnseenReturns({
    filingCode: irs.filingCode,
    pfFilingCode: irs.pfFilingCode,
    fiscalYearMonth: irs.fiscalYearMonth,
    latestPeriodEnd: latest(seen),
    asOf: irs.asOf,
    extended: duties.extendedPeriods,
    shownWithin,
  });
}

const isRevoked = ({ revocation }: StandingFacts) =>
  revocation !== undefined && !revocation.reinstatedOn;

const counts = ({ endsOn }: OverrideFact, today: CivilDate) => compareDates(endsOn, today) >= 0;

/** The date of a letter of reinstatement that is newer than the revocation: the club's, or by staff. */
function letterAfter(facts: StandingFacts, revokedOn: CivilDate) {
  const { overrides, today, reinstatementLetterOn } = facts;
  const letters = overrides.filter((one) => counts(one, today)).map(({ letterOn }) => letterOn);
  const letterOn = latest([reinstatementLetterOn, ...letters]);
  return letterOn && compareDates(letterOn, revokedOn) > 0 ? letterOn : undefined;
}

function ofReturns(facts: StandingFacts, returns: UnseenReturns | undefined): readonly Finding[] {
  const { irs, today } = facts;
  // What led to a revocation is over with it.
  if (!irs || !returns || returns.kind === "unknown" || isRevoked(facts)) return [];
  const { asOf } = irs;
  const file = { evidence: "bmf", asOf } as const;
  if (returns.kind === "not-required") {
    return [{ code: "no_own_return", ...file, names: { reason: returns.reason } }];
  }
  const { missed, expected, latestPeriodEnd: seen, revokedOnIfNothing } = returns;
  const [first, , third] = expected;
  const isPast = ({ lateAfter }: ExpectedReturn, days: number) =>
    compareDates(addDays(lateAfter, days), today) < 0;
  if (isContradictory(missed)) {
    return [{ code: "files_contradict", ...file, days: { seen }, numbers: { count: missed } }];
  }
  const days = { seen, end: first.fiscalYearEnd, due: first.dueOn, revoked: revokedOnIfNothing };
  const found: Finding[] = [];
  if (missed >= 3) found.push({ code: "three_returns_unseen", ...file, days });
  else if (isPast(third, 0)) {
    found.push({ code: "third_return_due", evidence: "records", asOf: today, days });
  }
  const cureBy = revokedOnIfNothing;
  if (missed === 2) found.push({ code: "two_returns_unseen", ...file, cureBy, days });
  if (missed === 1) found.push({ code: "one_return_unseen", ...file, cureBy, days });
  if (missed === 0 && isPast(first, OVERDUE_DAYS)) {
    found.push({ code: "return_overdue", evidence: "records", asOf: today, cureBy, days });
  }
  return found;
}

function ofLists(facts: StandingFacts): readonly Finding[] {
  const { irs, revocation, epostcard, leftFileOn, membership } = facts;
  const found: Finding[] = [];
  if (revocation && isRevoked(facts)) {
    const { revokedOn, asOf } = revocation;
    const list = { evidence: "revocations", asOf } as const;
    const letter = letterAfter(facts, revokedOn);
    found.push(
      letter
        ? { code: "reinstatement_unlisted", ...list, days: { revoked: revokedOn, letter } }
        : { code: "revoked", ...list, days: { revoked: revokedOn } },
    );
  }
  if (membership && irs && exemptionOf(irs.status) === "terminating") {
    found.push({ code: "ending_foundation", evidence: "bmf", asOf: irs.asOf });
  }
  if (membership && epostcard?.isTerminated) {
    found.push({ code: "terminating", evidence: "epostcards", asOf: epostcard.asOf });
  }
  if (!irs && leftFileOn && !isRevoked(facts)) {
    found.push({ code: "left_file", evidence: "bmf", asOf: leftFileOn });
  }
  return found;
}

function ofGroup({ irs, group, membership, today }: StandingFacts): readonly Finding[] {
  if (!group) return [];
  const found: Finding[] = [];
  const isCovered = !irs || irs.groupNumber === group.gen;
  if (group.revocation && isCovered) {
    const { revokedOn, asOf } = group.revocation;
    found.push({
      code: "group_revoked",
      evidence: "revocations",
      asOf,
      days: { revoked: revokedOn },
    });
  }
  if (membership?.isLapsed) {
    found.push({ code: "membership_lapsed", evidence: "records", asOf: today });
  }
  if (!irs) return found;
  const file = { evidence: "bmf", asOf: irs.asOf } as const;
  if (irs.groupNumber !== group.gen) {
    const theirs = irs.groupNumber === NO_GROUP ? "none" : irs.groupNumber;
    found.push({ code: "other_group", ...file, names: { theirs, ours: group.gen } });
  }
  if (group.subsection && irs.subsection !== group.subsection) {
    const names = { theirs: irs.subsection, ours: group.subsection };
    found.push({ code: "other_subsection", ...file, names });
  }
  return found;
}

function ofPapers(facts: StandingFacts): readonly Finding[] {
  const { irs, fiscalYearMonth, hasAdoptedBylaws, hasEin, membership, today, duties } = facts;
  const records = { evidence: "records", asOf: today } as const;
  const found: Finding[] = [];
  if (irs?.fiscalYearMonth && fiscalYearMonth && irs.fiscalYearMonth !== fiscalYearMonth) {
    const numbers = { theirs: irs.fiscalYearMonth, ours: fiscalYearMonth };
    found.push({ code: "fiscal_year_differs", evidence: "bmf", asOf: irs.asOf, numbers });
  }
  if (!hasAdoptedBylaws) found.push({ code: "bylaws_missing", ...records });
  else if (duties.lacksPurposeStatement) {
    found.push({ code: "purpose_statement_missing", ...records });
  }
  const isNew = !membership || compareDates(addDays(membership.beganOn, IN_FILE_DAYS), today) >= 0;
  if (hasEin && !irs && !isNew && facts.stateFileAsOf && !facts.leftFileOn) {
    found.push({ code: "not_in_file", evidence: "bmf", asOf: facts.stateFileAsOf });
  }
  return found;
}

function ofDuties({ duties, today }: StandingFacts): readonly Finding[] {
  const records = { evidence: "records", asOf: today } as const;
  const isOver = (day: CivilDate) => compareDates(day, today) < 0;
  const found: Finding[] = [];
  const overdue = duties.overdueStateDuties
    .filter(({ dueOn }) => isOver(dueOn))
    .toSorted((one, other) => compareDates(one.dueOn, other.dueOn));
  const [oldest] = overdue;
  if (oldest) {
    const isLong = isOver(addDays(oldest.dueOn, STATE_DUTY_DAYS));
    found.push({
      code: isLong ? "state_duty_long_overdue" : "state_duty_overdue",
      ...records,
      days: { due: oldest.dueOn },
      names: { duty: oldest.name.en, duty_es: oldest.name.es },
    });
  }
  const dated = [
    ["officer_terms_ended", duties.officersEndedOn, TERMS_DAYS],
    ["responsible_party_overdue", duties.responsiblePartyDueOn, 0],
    ["insurance_expired", duties.insuranceEndsOn, 0],
    ["sales_tax_expired", duties.salesTaxEndsOn, 0],
  ] as const;
  for (const [code, day, patience] of dated) {
    if (day && isOver(addDays(day, patience))) found.push({ code, ...records, days: { day } });
  }
  return found;
}

/** A finding as staff left it: set aside by what counts today, where that is theirs to do. */
function setAside(finding: Finding, { overrides, today }: StandingFacts): Finding {
  if (!maySetAside(finding.code)) return finding;
  const until = latest(
    overrides
      .filter((one) => counts(one, today) && one.codes.includes(finding.code))
      .map(({ endsOn }) => endsOn),
  );
  return until ? { ...finding, setAsideUntil: until } : finding;
}

/**
 * The standing of a club in one word, with every reason: our reading of the IRS's files and of the
 * club's papers. "Revoked" is said on the revocation list's word alone; that an EIN is missing from a
 * list never makes it so. Where no return can be counted the word is `unknown`, unless something
 * graver than attention was found, or that the EIN never came into the file of its state.
 */
export function judgeStanding(facts: StandingFacts): Judgement {
  const returns = countReturns(facts);
  const findings = [
    ...ofLists(facts),
    ...ofReturns(facts, returns),
    ...ofGroup(facts),
    ...ofDuties(facts),
    ...ofPapers(facts),
  ]
    .map((finding) => setAside(finding, facts))
    .toSorted((one, other) => severityOf(one) - severityOf(other));
  const worst = findings[0] ? levelOf(findings[0]) : "none";
  const isJudged =
    (returns !== undefined && returns.kind !== "unknown") ||
    findings.some(({ code }) => code === "not_in_file");
  const word: Verdict = worst === "none" ? "good" : worst;
  const verdict = isJudged || isGrave(word) ? word : "unknown";
  return { verdict, findings, returns };
}
