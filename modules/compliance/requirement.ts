import type { CivilDate } from "#modules/platform/dates";
import type { Cents } from "#modules/platform/money";
import type { usStates } from "#modules/platform/us-states";
import type { charityKinds, Figure, reportKinds, schoolKinds } from "./kinds";

/** The postal code of a state or of the District of Columbia. */
export type StateCode = keyof typeof usStates;

/** When something is due in a state, as far as a calendar can know it. */
export type DueRule =
  /** The same day each time; in odd years only, or counted from the year of incorporation. */
  | {
      readonly kind: "fixed";
      readonly month: number;
      readonly day: number;
      readonly years?: "odd" | undefined;
    }
  /** A day of the so-manieth month after the fiscal year's last; its last day when `day` is null. */
  | { readonly kind: "fye_month"; readonly month: number; readonly day: number | null }
  /** So many days after the fiscal year's end. */
  | { readonly kind: "fye_days"; readonly days: number }
  /** The first so many days after incorporation. */
  | { readonly kind: "after_start"; readonly days: number }
  /** The day, the end of the month, the end of the quarter in which it was incorporated. */
  | {
      readonly kind: "anniversary_date" | "anniversary_month_end" | "anniversary_quarter_end";
    };

/** The lowest and the highest figure that a state asks; often the same. */
export interface Fee {
  readonly from: Cents;
  readonly upTo: Cents;
}

/** What else is good to know, in English; `noteEs` is "" where Spanish readers see it in English. */
interface Noted {
  readonly note: string;
  readonly noteEs: string;
}

/** The report that a state asks of a corporation. */
export interface ReportRule extends Noted {
  readonly kind: (typeof reportKinds)[number];
  /** Its rhythm; null unless it is periodic. */
  readonly everyYears: number | null;
  readonly fee: Fee | null;
  readonly due: DueRule | null;
}

/** The registration that a state asks of who raises money there. */
export interface CharityRule extends Noted {
  /** `exempt`: the organizations that this product is for need none. */
  readonly kind: (typeof charityKinds)[number];
  readonly initial: Fee | null;
  readonly renewal: Fee | null;
  /** How often it is renewed; null unless it is required. */
  readonly everyYears: number | null;
  readonly due: DueRule | null;
  /** Who takes in less a year need not register; null where there is no such limit. */
  readonly exemption: {
    readonly limit: Cents;
    /** The limit itself is exempt too. */
    readonly isInclusive: boolean;
    /** Only for organizations without paid help. */
    readonly isForVolunteers: boolean;
  } | null;
}

/** How a state treats parent-teacher and booster organizations that ask for money. */
export interface SchoolRule extends Noted {
  readonly kind: (typeof schoolKinds)[number];
}

/** How early a state wants a nonprofit corporation's members told of a meeting. */
export interface NoticeRule {
  /** The least number of days before it; null where it is not known. */
  readonly days: number | null;
  /** The law that says so; the same in every language. */
  readonly cite: string;
}

/** A state's notice as bylaws take it, also where nobody confirmed it. */
export interface MeetingNotice {
  readonly days: number;
  readonly cite: string;
  /** When it was read with the state; null while it is to be checked there. */
  readonly readOn: CivilDate | null;
}

/** Where a figure was read, and when. Visitors see it only once it is confirmed. */
export interface FigureSource {
  /** An address of the state's own; empty where none is known. */
  readonly url: string;
  readonly readOn: CivilDate | null;
  /** Somebody of the staff read the figure at that address on that day. */
  readonly isConfirmed: boolean;
}

/** What staff know of a state; a figure without a value is null. */
export interface RequirementFacts {
  readonly articles: { readonly fee: Fee | null } & Noted;
  readonly report: ReportRule;
  readonly charity: CharityRule;
  readonly school: SchoolRule;
  readonly notice: NoticeRule;
  /** The state's own pages, to check before paying. */
  readonly sourceUrl: string;
  readonly sources: Readonly<Record<Figure, FigureSource>>;
}

/** What one state asks, as far as it is confirmed; all else is null or unknown. */
export interface StateRequirement extends RequirementFacts {
  readonly state: StateCode;
  /** What a year in good standing costs at the most, report and charity renewal together. */
  readonly maintainEstimate: Cents | null;
  /** What articles of incorporation cost at the most. */
  readonly articlesEstimate: Cents | null;
  /** The day on which the oldest of its confirmed figures was read; null without any. */
  readonly readOn: CivilDate | null;
}
