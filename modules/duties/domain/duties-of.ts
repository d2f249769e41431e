import {
  businessDayFrom,
  businessDayUntil,
  extendedReturnDueOn,
  monthAfter,
} from "#modules/compliance/contract";
import {
  addDays,
  addYears,
  type CivilDate,
  civilDate,
  compareDates,
  endOfMonth,
  firstOfMonth,
} from "#modules/platform/dates";
import type { Club } from "./club";
import { type About, holds } from "./conditions";
import { isOwnDuty } from "./own-rules";
import { isReturn, mayBeExtended } from "./return-form";
import type { DateRule, Rule } from "./rule";

/** What a duty's sentence names: the fiscal year's end, a year, the day of an event. */
export interface Basis {
  readonly end?: CivilDate;
  readonly year?: string;
  readonly day?: CivilDate;
}

/** A duty as rules and facts make it; nobody has touched it yet. */
export interface PlannedDuty {
  readonly rule: Rule;
  readonly period: string;
  readonly opensOn: CivilDate | null;
  /** Before a weekend, a holiday or an extension moved it. */
  readonly plainOn: CivilDate;
  readonly dueOn: CivilDate;
  /** The business day before a date that no law moves. */
  readonly actBy: CivilDate | null;
  /** The window's last day. */
  readonly closesOn: CivilDate | null;
  /** False for the later of two dates while the fiscal year is in doubt. */
  readonly counts: boolean;
  readonly isConfirmed: boolean;
  /** It is not confirmed because the club has not said what it depends on. */
  readonly isUnsaid: boolean;
  readonly basis: Basis;
}

/** One date that a rule may give. */
interface Candidate {
  readonly period: string;
  readonly plainOn: CivilDate;
  readonly basis: Basis;
  readonly opensOn?: CivilDate | undefined;
  readonly closesOn?: CivilDate | undefined;
  readonly counts?: boolean;
  /** What it depends on is not known, so that it may be another year's. */
  readonly isUnsure?: boolean;
}

/** The years that are asked for, and what is the same for all rules of a club within them. */
interface Range {
  readonly first: number;
  readonly last: number;
  /** The ends of the club's fiscal years, as the IRS's own duties count them and as all others do. */
  readonly ends: {
    readonly federal: readonly FiscalYearEnd[];
    readonly own: readonly FiscalYearEnd[];
  };
}

const yearOf = (date: CivilDate) => Number(date.slice(0, 4));

/** A day of a year; the month's last where it has no such day. */
function dayIn(year: number, month: number, day: number): CivilDate {
  const first = firstOfMonth(year, month);
  const wanted = addDays(first, day - 1);
  const last = endOfMonth(first);
  return compareDates(wanted, last) > 0 ? last : wanted;
}

/** The years whose duties fall into a range, where a duty's date is so many years after its own. */
const yearsOf = ({ first, last }: Range, after = 0): readonly number[] =>
  Array.from({ length: last + 1 - first }, (_, index) => first - after + index);

interface FiscalYearEnd {
  readonly year: number;
  readonly end: CivilDate;
  readonly counts: boolean;
}

/** A date may be so many years after the end of its fiscal year: a long month rule, or an extension. */
const MOST_YEARS_AFTER = 3;

/** The ends of fiscal years; of the IRS's own duties in both months while two sources differ. */
function fiscalYearEnds({ facts }: Club, first: number, last: number): Range["ends"] {
  const { fiscal_year_month: month, other_fiscal_year_month: other } = facts;
  if (month === undefined) return { federal: [], own: [] };
  const from = first - MOST_YEARS_AFTER;
  const years = Array.from({ length: last + 2 - from }, (_, index) => from + index);
  const ending = (of: number, counts: boolean) =>
    years.map((year) => ({ year, end: endOfMonth(firstOfMonth(year, of)), counts }));
  const own = ending(month, true);
  if (other === undefined || other === month) return { federal: own, own };
  const [earlier, later] = [Math.min(month, other), Math.max(month, other)];
  return { federal: [...ending(earlier, true), ...ending(later, false)], own };
}

type FiscalDate = Extract<DateRule, { kind: "fye_month" | "fye_days" | "window" }>;

/** How many years after the end of its fiscal year a date is at most; an extension is six months. */
function yearsAfterEnd(date: FiscalDate, isExtensible: boolean): number {
  if (date.kind === "window") return 0;
  const months = date.kind === "fye_month" ? date.month : Math.ceil(date.days / 28);
  return Math.min(MOST_YEARS_AFTER, Math.ceil((months + (isExtensible ? 6 : 0)) / 12));
}

function ofFiscalYears(
  rule: Rule,
  date: FiscalDate,
  { ends, first, last }: Range,
): readonly Candidate[] {
  const earliest = first - yearsAfterEnd(date, mayBeExtended(rule.code));
  // A window closes before its fiscal year ends.
  const latest = date.kind === "window" ? last + 1 : last;
  const own = ends[rule.level === "federal" ? "federal" : "own"];
  const asked = own.filter(({ year }) => year >= earliest && year <= latest);
  return asked.map(({ end, counts }) => {
    const about = { period: end, basis: { end }, counts };
    if (date.kind === "window") {
      const closesOn = addDays(end, -date.closes);
      return { ...about, plainOn: closesOn, opensOn: addDays(end, -date.opens), closesOn };
    }
    const opensOn = addDays(end, 1);
    if (date.kind === "fye_days") return { ...about, plainOn: addDays(end, date.days), opensOn };
    const plainOn = monthAfter(end, date.month, date.day);
    const { opensBefore } = date;
    return { ...about, plainOn, opensOn: opensBefore ? addDays(plainOn, -opensBefore) : opensOn };
  });
}

/** Whether a rhythm of years falls on one; without the year that it began in nobody knows. */
function rhythm(year: number, every: number | undefined, began: CivilDate | undefined) {
  if (every === undefined || every === 1) return { isOn: true };
  if (!began) return { isOn: true, isUnsure: true };
  return { isOn: (year - yearOf(began)) % every === 0 };
}

function ofCalendar(
  date: Extract<DateRule, { kind: "calendar" }>,
  { facts }: Club,
  range: Range,
): readonly Candidate[] {
  return yearsOf(range, date.yearsAfter).flatMap((year) => {
    if (date.years === "odd" && year % 2 === 0) return [];
    const { isOn, ...rest } = rhythm(year, date.everyYears, facts.incorporated_on);
    if (!isOn) return [];
    const plainOn = dayIn(year + date.yearsAfter, date.month, date.day);
    const opensOn = date.yearsAfter > 0 ? civilDate(`${year + 1}-01-01`) : undefined;
    return [{ period: String(year), plainOn, basis: { year: String(year) }, opensOn, ...rest }];
  });
}

type Anniversary = Extract<DateRule, { kind: `anniversary_${string}` }>;

function anniversaryIn(kind: Anniversary["kind"], began: CivilDate, year: number): CivilDate {
  const on = addYears(began, year - yearOf(began));
  if (kind === "anniversary_date") return on;
  const month = Number(on.slice(5, 7));
  const last = kind === "anniversary_month_end" ? month : Math.ceil(month / 3) * 3;
  return endOfMonth(firstOfMonth(year, last));
}

function ofAnniversaries(date: Anniversary, { facts }: Club, range: Range): readonly Candidate[] {
  const began = facts.incorporated_on;
  if (!began) return [];
  return yearsOf(range).flatMap((year) => {
    if (year <= yearOf(began) || !rhythm(year, date.everyYears, began).isOn) return [];
    const plainOn = anniversaryIn(date.kind, began, year);
    return [{ period: String(year), plainOn, basis: { year: String(year), day: began } }];
  });
}

function ofEvents(
  rule: Rule,
  date: Extract<DateRule, { kind: "event" }>,
  { facts }: Club,
): readonly Candidate[] {
  const found = (facts[date.event] ?? []).map((day) => {
    const year = yearOf(day);
    const opensOn = date.opens && dayIn(year - 1, date.opens.month, date.opens.day);
    const period = rule.period === "year" ? String(year) : day;
    return {
      period,
      plainOn: addDays(day, date.days),
      basis: { day, year: String(year) },
      opensOn,
    };
  });
  // Of several in a year the first counts, where the duty is one of the year.
  const first = new Map<string, (typeof found)[number]>();
  for (const one of found) {
    const known = first.get(one.period);
    if (!known || compareDates(one.plainOn, known.plainOn) < 0) first.set(one.period, one);
  }
  return [...first.values()];
}

function onDay(date: Extract<DateRule, { kind: "on" }>, range: Range): readonly Candidate[] {
  const day = civilDate(date.date);
  if (!date.isYearly) return [{ period: "once", plainOn: day, basis: { day } }];
  return yearsOf(range).flatMap((year) => {
    if (year < yearOf(day)) return [];
    const plainOn = addYears(day, year - yearOf(day));
    return [{ period: String(year), plainOn, basis: { day, year: String(year) } }];
  });
}

function candidatesOf(rule: Rule, club: Club, range: Range): readonly Candidate[] {
  const { date } = rule;
  const { facts } = club;
  switch (date.kind) {
    case "fye_month":
    case "fye_days":
    case "window":
      return ofFiscalYears(rule, date, range);
    case "calendar":
      return ofCalendar(date, club, range);
    case "anniversary_date":
    case "anniversary_month_end":
    case "anniversary_quarter_end":
      return ofAnniversaries(date, club, range);
    case "after_start": {
      const day = facts.incorporated_on;
      const plainOn = day && addDays(day, date.days);
      return plainOn ? [{ period: day.slice(0, 4), plainOn, basis: { day } }] : [];
    }
    case "month_end": {
      const month = facts[date.fact] ?? (date.otherwise && facts[date.otherwise]);
      if (typeof month !== "number") return [];
      const until = date.fact === "terms_end_month" ? club.officersUntil : undefined;
      return yearsOf(range).flatMap((year) => {
        const plainOn = endOfMonth(firstOfMonth(year, month));
        if (until && compareDates(plainOn, until) < 0) return [];
        return [{ period: String(year), plainOn, basis: { year: String(year), day: plainOn } }];
      });
    }
    case "event":
      return ofEvents(rule, date, club);
    case "expiry": {
      const day = facts[date.fact] as CivilDate | undefined;
      return day ? [{ period: day, plainOn: addDays(day, -date.daysBefore), basis: { day } }] : [];
    }
    case "years_after": {
      const day = facts[date.fact] as CivilDate | undefined;
      return day ? [{ period: day, plainOn: addYears(day, date.years), basis: { day } }] : [];
    }
    case "renewal": {
      const day = club.renewalDueOn;
      return day ? [{ period: day.slice(0, 4), plainOn: day, basis: { day } }] : [];
    }
    case "reinstatement": {
      const day = club.reinstateBy;
      return day ? [{ period: "once", plainOn: day, basis: { day } }] : [];
    }
    case "on":
      return onDay(date, range);
    // Stands for the rules of the states' own rows.
    case "state":
      return [];
  }
}

/** Whether a return is one to speak of: not before the latest that the IRS shows, nor the club's start. */
function isReturnAsked({ facts, returns, since }: Club, end: CivilDate, dueOn: CivilDate): boolean {
  if (returns.codes[end] !== undefined) return true;
  if (facts.formed_on && compareDates(end, facts.formed_on) <= 0) return false;
  if (returns.latest) return compareDates(end, returns.latest) >= 0;
  return compareDates(dueOn, since) >= 0;
}

function dueOf(rule: Rule, club: Club, { period, plainOn, basis }: Candidate): CivilDate {
  const isExtended = mayBeExtended(rule.code) && club.returns.extended[period] !== undefined;
  if (isExtended && basis.end) return extendedReturnDueOn(basis.end);
  return rule.shift === "next" ? businessDayFrom(plainOn) : plainOn;
}

function isAsked(rule: Rule, club: Club, one: Candidate, dueOn: CivilDate): boolean {
  const { end } = one.basis;
  if (end && (isReturn(rule.code) || rule.code === extensionCode)) {
    return isReturnAsked(club, end, dueOn);
  }
  const { formed_on: formed } = club.facts;
  if (end && formed && compareDates(end, formed) <= 0) return false;
  // What the club entered itself it wants to see, also of days before it was here.
  return isOwnDuty(rule.code) || compareDates(dueOn, club.since) >= 0;
}

/** The duty of asking for an extension of a return. */
export const extensionCode = "us.8868";

function aboutOf({ basis, plainOn }: Candidate): About {
  const year = basis.year ?? (basis.end ?? basis.day ?? plainOn).slice(0, 4);
  return { year, ...(basis.end && { fye: basis.end }) };
}

/**
 * The duties of a club whose dates fall from one day to another, both included, by date: one for
 * each rule and period. It reads nothing but what it is given.
 */
export function dutiesOf(
  club: Club,
  rules: readonly Rule[],
  from: CivilDate,
  to: CivilDate,
): readonly PlannedDuty[] {
  // No weekend with holidays moves a date further than this.
  const earliest = addDays(from, -10);
  const [first, last] = [yearOf(earliest), yearOf(to)];
  const range = { first, last, ends: fiscalYearEnds(club, first, last) };
  const found: PlannedDuty[] = [];
  for (const rule of rules) {
    const isLate = mayBeExtended(rule.code);
    for (const one of candidatesOf(rule, club, range)) {
      if (one.plainOn > to || (one.plainOn < earliest && !isLate)) continue;
      const dueOn = dueOf(rule, club, one);
      if (compareDates(dueOn, from) < 0 || compareDates(dueOn, to) > 0) continue;
      if (!isAsked(rule, club, one, dueOn)) continue;
      const holding = holds(rule.condition, club, aboutOf(one));
      if (holding === "no") continue;
      const before = rule.shift === "stay" ? businessDayUntil(dueOn) : dueOn;
      found.push({
        rule,
        period: one.period,
        opensOn: one.opensOn ?? null,
        plainOn: one.plainOn,
        dueOn,
        actBy: before === dueOn ? null : before,
        closesOn: one.closesOn ?? null,
        counts: one.counts ?? true,
        isConfirmed: rule.isConfirmed && holding === "yes" && !one.isUnsure,
        isUnsaid: rule.isConfirmed && holding === "unsaid",
        basis: one.basis,
      });
    }
  }
  return found.toSorted(byDate);
}

const byDate = (one: PlannedDuty, other: PlannedDuty) =>
  compareDates(one.dueOn, other.dueOn) ||
  (one.rule.code < other.rule.code ? -1 : one.rule.code > other.rule.code ? 1 : 0);
