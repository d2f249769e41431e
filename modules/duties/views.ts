import type { CivilDate } from "#modules/platform/dates";
import type { Locale } from "#modules/platform/messages";
import type { FactKind, FactName, FactSource } from "./domain/fact-names";
import type { DutyLevel, DutyRole, ProofKind, RuleSource } from "./domain/rule";

/** confirmed: a file of the IRS shows it, whoever ticked it or not. */
export type DutyState = "open" | "done" | "confirmed" | "waived";

/** What shows that a duty was done. */
export interface ProofView {
  readonly id: number;
  readonly kind: ProofKind | "irs";
  /** A file of the vault. */
  readonly file: { readonly id: number; readonly name: string } | null;
  /** A confirmation number. */
  readonly number: string | null;
  /** The file of the IRS. */
  readonly irs: { readonly list: "bmf" | "epostcards"; readonly asOf: CivilDate } | null;
  readonly at: Date;
  /** Whose; "" when the person is gone, or it was not a person. */
  readonly by: string;
}

/** A duty of a club, as screens, the feed and the print show it, in the reader's language. */
export interface DutyView {
  readonly accountId: number;
  /** `us.990n`, `st.charity`, `group.12`, `own.7`. With the period it is the duty's address. */
  readonly code: string;
  /** "2026-06-30", "2026": what it is about, never its due date. */
  readonly period: string;
  readonly level: DutyLevel;
  readonly title: string;
  /** Why this date: one sentence with the source's name and the day it was read. */
  readonly reason: string;
  readonly steps: readonly string[];
  /** Whose work it is. */
  readonly role: DutyRole;
  /** From when it can be done; null from any day. */
  readonly opensOn: CivilDate | null;
  readonly dueOn: CivilDate;
  /** The date before a weekend, a holiday or an extension moved it. */
  readonly plainDueOn: CivilDate;
  /** The business day before a date that no law moves; null where the date is one. */
  readonly actBy: CivilDate | null;
  /** Its last day, of a duty that can be done within a window alone; else null. */
  readonly closesOn: CivilDate | null;
  readonly state: DutyState;
  /** Open, confirmed by its source, and past its date. */
  readonly isOverdue: boolean;
  /** It may be left: such as asking for an extension. */
  readonly isOptional: boolean;
  /** False for the later of two dates, while sources differ about the fiscal year. */
  readonly counts: boolean;
  readonly snoozedUntil: CivilDate | null;
  /** The first and the last day until which it may be put off; null when it is not open. */
  readonly snooze: { readonly from: CivilDate; readonly until: CivilDate } | null;
  readonly extension: { readonly filedOn: CivilDate; readonly dueOn: CivilDate } | null;
  /** The extension that may be recorded: within which days, the due date that it gives, its proof. */
  readonly offersExtension: {
    readonly filedFrom: CivilDate;
    readonly filedBy: CivilDate;
    readonly dueOn: CivilDate;
    readonly proof: readonly ProofKind[];
  } | null;
  readonly source: RuleSource;
  /** The rule was read at its source. One that was not never makes anything overdue. */
  readonly isConfirmed: boolean;
  /** `checkOf` of domain/reason.ts. */
  readonly check: string;
  /** Any one of these is wanted; none when it is empty. */
  readonly proofWanted: readonly ProofKind[];
  readonly proofs: readonly ProofView[];
  /** Whether people mark it; our renewal settles by itself. */
  readonly isMarkedByHand: boolean;
  /** When and by whom it was done; null while it is not, or when the IRS's file alone shows it. */
  readonly done: { readonly on: CivilDate; readonly by: string; readonly at: Date } | null;
  /** Why it is not for the club, since which period; null otherwise. */
  readonly waived: {
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
    readonly period: string;
  } | null;
  /** Which file of the IRS shows the period. */
  readonly seen: { readonly list: "bmf" | "epostcards"; readonly asOf: CivilDate } | null;
  /** Ticked long ago, and the IRS's files still do not show it: worth a gentle line. */
  readonly isUnseen: boolean;
  /** Counts what people did about it: forms send it back. */
  readonly version: number;
}

export type DutyStepKind =
  | "done"
  | "done_undone"
  | "waived"
  | "waived_undone"
  | "snoozed"
  | "snooze_undone"
  | "extended"
  | "extension_undone"
  | "proof_added"
  | "confirmed";

/** One thing that happened to a duty. */
export interface DutyStepView {
  readonly id: number;
  readonly kind: DutyStepKind;
  readonly at: Date;
  /** "" for the system, or when the person is gone. */
  readonly by: string;
  /** The sentence, in the reader's language. */
  readonly words: string;
}

/** One duty on its own page. */
export interface DutyPage extends DutyView {
  readonly history: readonly DutyStepView[];
  /** The note of a headquarters or of the club; "" for none. */
  readonly note: string;
  /** The day it is in the account's time zone. */
  readonly today: CivilDate;
}

/** What the calendar cannot show, each as a line. */
export type CalendarNotice =
  /** The club's state is not among the 51 whose rules are kept. */
  | { readonly kind: "state_not_kept"; readonly state: string }
  | { readonly kind: "state_unknown" }
  | { readonly kind: "fiscal_year_unknown" }
  | {
      readonly kind: "fiscal_year_differs";
      readonly month: number;
      readonly other: number;
    }
  /** A report or a registration is asked, and its date is not known. */
  | { readonly kind: "state_date_unknown"; readonly of: "report" | "charity" };

/** A year of a club's duties. */
export interface Calendar {
  readonly accountId: number;
  readonly accountName: string;
  readonly year: number;
  readonly today: CivilDate;
  /** What is overdue from earlier years too, the oldest first; none of it is in `months`. */
  readonly overdue: readonly DutyView[];
  /** The next open duty that counts, whatever the year. */
  readonly next: DutyView | null;
  /** Months with something in them, by due date; "2026-11". */
  readonly months: readonly { readonly month: string; readonly duties: readonly DutyView[] }[];
  readonly counts: { readonly open: number; readonly done: number; readonly all: number };
  readonly notices: readonly CalendarNotice[];
}

/** What the member's home says of the calendar. */
export interface NextDuties {
  readonly today: CivilDate;
  /** The open ones that count, overdue first, then by date. */
  readonly next: readonly DutyView[];
  readonly overdueCount: number;
  readonly dueSoonCount: number;
  /** Whether anybody said when the fiscal year ends: returns have no date without. */
  readonly isFiscalYearKnown: boolean;
}

/** What one source says. */
export interface SourcedValue {
  readonly source: FactSource;
  readonly value: string;
  readonly shown: string;
  readonly asOf: CivilDate;
  readonly by: string;
}

/** A fact on the page of facts. */
export interface FactView {
  readonly name: FactName;
  /** "2026" or a day, of facts of which there are several; else "". */
  readonly part: string;
  /** The name of its form field: the fact's, and the part after a hyphen. */
  readonly field: string;
  readonly kind: FactKind | "event";
  readonly label: string;
  /** Null when nobody has said it. */
  readonly chosen: SourcedValue | null;
  /** What the others say, that which is the same included. */
  readonly others: readonly SourcedValue[];
  /** Sources differ, and nobody has settled it. */
  readonly isConflict: boolean;
  /** The codes of the duties that read it. */
  readonly usedBy: readonly string[];
}

export interface FactsPage {
  readonly accountId: number;
  readonly accountName: string;
  /** Counts the answers; forms send it back. */
  readonly version: number;
  readonly facts: readonly FactView[];
}

/** One of the club's own duties. */
export interface OwnDutyView {
  readonly id: number;
  readonly title: string;
  readonly dueOn: CivilDate;
  readonly isYearly: boolean;
  readonly note: string;
  readonly version: number;
}

export interface OwnDuties {
  readonly accountId: number;
  readonly accountName: string;
  readonly duties: readonly OwnDutyView[];
  /** How many more may be added. */
  readonly left: number;
}

/** How a headquarters dates a duty: a day each year, one day, or after each chapter's fiscal year. */
export type GroupDate =
  | { readonly kind: "yearly"; readonly month: number; readonly day: number }
  | { readonly kind: "once"; readonly date: CivilDate }
  | { readonly kind: "fye_days"; readonly days: number }
  | { readonly kind: "years_after_bylaws"; readonly years: number };

/** A duty of a headquarters for all its chapters. */
export interface GroupDutyView {
  readonly id: number;
  readonly code: string;
  /** The rule of the catalogue whose date it replaces; null for one of its own. */
  readonly replaces: string | null;
  readonly title: string;
  readonly note: string;
  readonly date: GroupDate;
  readonly role: DutyRole;
  readonly proof: readonly ProofKind[];
  /** The form's fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly version: number;
  /** How many chapters have it open, and how many have done it, in the period that is due next. */
  readonly chapters: { readonly open: number; readonly done: number };
}

export interface GroupDuties {
  readonly accountId: number;
  readonly groupLabel: string;
  readonly duties: readonly GroupDutyView[];
  /** How many more may be added. */
  readonly left: number;
  /** The rules of the catalogue in whose place one may be, by their titles. */
  readonly replaceable: readonly { readonly code: string; readonly title: string }[];
}

/** A rule in staff's list. */
export interface RuleRow {
  readonly code: string;
  readonly level: string;
  readonly title: string;
  /** When it is due, in words. */
  readonly date: string;
  readonly isConfirmed: boolean;
  /** With whom to check what is not confirmed. */
  readonly check: string;
  readonly isActive: boolean;
  readonly readOn: CivilDate | null;
  /** It was read more than a year ago. */
  readonly isOld: boolean;
  readonly version: number;
}

/** A version of a rule, with what it changed, in words. */
export interface RuleVersionView {
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
  readonly clubs: number;
  readonly dates: number;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** A choice of a rule's form. */
export interface RuleOption {
  readonly value: string;
  readonly label: string;
}

/** The fields in which a rule's date is typed. */
export type DateField =
  | "date_month"
  | "date_day"
  | "date_days"
  | "date_closes"
  | "date_years"
  | "date_fact"
  | "date_event"
  | "date_on";

/** One rule as staff edit it. */
export interface RulePage {
  readonly code: string;
  readonly version: number;
  readonly level: string;
  readonly title: string;
  /** When it is due and for whom it is, in words. */
  readonly date: string;
  readonly condition: string;
  /** It settles by itself: nobody marks it. */
  readonly isAutomatic: boolean;
  /** What its form offers. */
  readonly options: {
    /** The fields of the kinds of date that it may have, each with the kinds that need it. */
    readonly dateFields: readonly { readonly name: DateField; readonly kinds: readonly string[] }[];
    readonly date_kind: readonly RuleOption[];
    readonly date_fact: readonly RuleOption[];
    readonly date_event: readonly RuleOption[];
    /** Where a rule that is added may come from; empty for one that is there. */
    readonly new_level: readonly RuleOption[];
    readonly shift: readonly RuleOption[];
    readonly role: readonly RuleOption[];
  };
  /** The form's fields. */
  readonly values: Readonly<Record<string, string>>;
  /** The newest first. */
  readonly history: readonly RuleVersionView[];
}

/** Whom a change of a rule, or of what a state asks, would touch among the clubs that were looked at. */
export interface RulePreview {
  /** Clubs of which at least one open date would come, go or move. */
  readonly clubs: number;
  /** Dates that would move, come or go. */
  readonly dates: number;
  /** So many clubs were looked at, of so many whom it could touch. */
  readonly looked: number;
  readonly all: number;
  /** Some of them, as staff check them. */
  readonly examples: readonly {
    readonly accountName: string;
    readonly code: string;
    readonly period: string;
    readonly before: CivilDate | null;
    readonly after: CivilDate | null;
  }[];
}

/** What of an account's returns is proved: for the standing. */
export interface ProvenReturns {
  readonly accountId: number;
  /** Ends of fiscal years whose return was done with the proof that its rule wants, the latest first. */
  readonly proved: readonly {
    readonly fiscalYearEnd: CivilDate;
    readonly code: string;
    /** A person's word with proof, or a file of the IRS. */
    readonly by: "club" | "irs";
    readonly on: CivilDate;
    /** When the first proof of it came. */
    readonly receivedAt: Date;
  }[];
  /** Ends of fiscal years for which an extension is recorded, with the extended date. */
  readonly extended: readonly { readonly fiscalYearEnd: CivilDate; readonly dueOn: CivilDate }[];
}

/** What an account is judged by, of its facts, its proofs and its duties: for the standing. */
export interface JudgedDuties {
  /** Ends of fiscal years whose return is proved, and of those with an extension. */
  readonly provenPeriods: readonly CivilDate[];
  readonly extendedPeriods: readonly CivilDate[];
  /** The month that counts as the fiscal year's last, while the IRS's is another and nobody settled it. */
  readonly disputedFiscalYearMonth: number | undefined;
  /** The states in which the club is or was incorporated, as its facts say. */
  readonly states: readonly string[];
  /** Open duties towards a state whose date has come, the oldest first. */
  readonly passedStateDuties: readonly {
    readonly name: Readonly<Record<Locale, string>>;
    readonly dueOn: CivilDate;
  }[];
  /** When terms of officers ended last, of those that nobody has handed over. */
  readonly termsEndedOn: CivilDate | undefined;
  /** Since when the IRS ought to know a new responsible party. */
  readonly responsiblePartyDueOn: CivilDate | undefined;
  readonly insuranceExpiresOn: CivilDate | undefined;
  readonly salesTaxExpiresOn: CivilDate | undefined;
}

/** How often a person wants the list of what is due, and in which language. */
export interface DigestView {
  readonly rhythm: "weekly" | "monthly" | "off";
  readonly locale: "en" | "es";
  /** The letters about what is going on are ended as a whole: none comes then. */
  readonly isSubscribed: boolean;
}
