import type { UnseenReturns } from "#modules/compliance/contract";
import type { FileDates, ListingCoverage, OtherLists } from "#modules/listings/contract";
import type { CivilDate } from "#modules/platform/dates";
import type { FormFields } from "#modules/platform/forms/contract";
import type { Message } from "#modules/platform/messages";
import type { Details } from "./domain/columns";
import type { EventKind, InquiryKind, InquiryState } from "./domain/kinds";

/** An inquiry as staff see it. */
export interface InquiryView {
  readonly id: number;
  /** One of `inquiryKinds`, or of another release that is rolled out. */
  readonly kind: string;
  readonly state: InquiryState;
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
  /** All that was filled in, by the names of the fields. */
  readonly values: Details;
  readonly isVerified: boolean;
  readonly assigneeId: number | null;
  /** "" for nobody. */
  readonly assignee: string;
  readonly version: number;
  readonly sentAt: Date;
}

/** One thing that its sender filled in, as people read it. */
export interface InquiryFact {
  /** That of the field. */
  readonly name: string;
  readonly term: string;
  readonly text: string;
}

/** A form as its page shows it: `words.en` are those of the page's language. */
export interface InquiryFormView {
  readonly fields: FormFields;
  readonly words: { readonly en: Readonly<Record<string, Message>> };
}

/** A form's line of the site's menu, under one of the menu's words. */
export interface InquiryWay {
  readonly kind: InquiryKind;
  readonly menu: "clubs" | "headquarters" | "tools";
  readonly label: string;
}

/** What staff did about it. */
export interface InquiryEventView {
  readonly id: number;
  readonly kind: EventKind;
  readonly text: string;
  readonly author: string;
  readonly at: Date;
}

export interface StaffMember {
  readonly id: number;
  readonly name: string;
}
/** What visitors think of one page. */
export interface PageRating {
  readonly url: string;
  readonly count: number;
  readonly average: number;
  readonly comments: number;
  readonly lastAt: Date;
}

/** One visitor's rating. */
export interface RatingView {
  readonly id: number;
  readonly rating: number;
  readonly comments: string;
  readonly isVerified: boolean;
  readonly at: Date;
}

/** How sure it is that a chapter is at a campus: by its name, its ZIP code, its city. */
export type Confidence = "certain" | "likely" | "possible";

/** How an organization stands with its three years, from the gravest. */
export const risks = ["revoked", "atRisk", "one", "contradictory", "unknown", "current"] as const;
export type Risk = (typeof risks)[number];

/** What the IRS file says about one organization. */
export interface KnownChapter {
  /** Nine digits. */
  readonly ein: string;
  readonly name: string;
  /** Of a subordinate often the only name of its own. */
  readonly sortName: string;
  readonly city: string;
  readonly state: string;
  /** "0000" for none. */
  readonly groupNumber: string;
  readonly status: string;
  /** The paragraph of 501(c), "03". */
  readonly subsection: string;
  /** Year and month that the last return covers, "202406"; "" when the file has none. */
  readonly taxPeriod: string;
  readonly fiscalYearEnd: number | null;
  /** Of a campus's chapters: the file knows cities, not campuses. */
  readonly confidence?: Confidence;
  /** Which of the three returns whose lack ends an exemption the file does not show. */
  readonly returns: UnseenReturns;
  /** The third of them is late beyond doubt today. */
  readonly isThirdOverdue: boolean;
  /** By them and by the revocation list. */
  readonly risk: Risk;
  /** What the IRS's other lists say about it. */
  readonly lists: OtherLists;
  /** The date of the file. */
  readonly asOf: CivilDate;
}

/** The organizations of a group in the file, by how they stand. */
export interface GroupCounts extends Readonly<Record<Risk, number>> {
  readonly number: string;
  readonly total: number;
}

export interface KnownReport {
  /** The campus that was found by what was typed. */
  readonly place:
    | { readonly name: string; readonly city: string; readonly state: string }
    | undefined;
  readonly chapters: readonly KnownChapter[];
  /** The dates of the files that what was found stands in; undefined when nothing was found. */
  readonly files: FileDates | undefined;
  /** Of a group: how all of its organizations in the file stand, of which `chapters` has the gravest. */
  readonly group?: GroupCounts | undefined;
  /** The EIN that was asked for, where the list of exempt organizations has it not; others may. */
  readonly unlisted?: { readonly ein: string; readonly lists: OtherLists } | undefined;
  /** What of that list is loaded. */
  readonly coverage: ListingCoverage;
  /** The date of the revocation list, when one is imported. */
  readonly revocationsAsOf?: CivilDate | undefined;
}

/** The same in words: texts above a table, and what to know about it. */
export interface ReportInWords {
  readonly title: string;
  readonly texts: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}
