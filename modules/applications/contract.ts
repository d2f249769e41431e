import type { CivilDate } from "#modules/platform/dates";
import type { Answers, FieldDefinition } from "#modules/platform/forms/contract";
import type { Cents } from "#modules/platform/money";
import type { LevelSchema } from "#modules/renewal/contract";
import type { WizardKey } from "./definitions/wizard";

export { pageCount, type WizardKey, wizardOf } from "./definitions/wizard";

export const applicationStates = [
  "draft",
  "submitted",
  "paid",
  "in_review",
  "changes_requested",
  "approved",
  "declined",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The longest texts of these calls: in UTF-16 units, `draftBytes` in bytes of all drafts together. */
export const applicationLimits = {
  message: 1_000,
  /** What a statement of billing holds. */
  waiver: 500,
  requests: 50,
  draftBytes: 200_000,
  search: 200,
} as const;

/** What was typed on a page and not saved yet. */
export interface PageDraft {
  readonly fields: Answers;
  readonly savedAt: Date;
}

/** A change that staff ask for at one field. */
export interface FieldRequest {
  /** From 1. */
  readonly page: number;
  readonly field: string;
  readonly message: string;
  readonly at: Date;
}

/** A move of an application. */
export interface ApplicationMove {
  readonly state: ApplicationState;
  readonly at: Date;
  /** The name of who did it; null for the system. */
  readonly by: string | null;
  /** Words to the applicant; often "". */
  readonly note: string;
}

/** Which wizard an application goes through. */
interface ApplicationKind {
  readonly levelId: number;
  readonly levelName: string;
  readonly schema: LevelSchema;
  /** For a level of either audience, the one that the type of organization says. */
  readonly audience: "school_support" | "greek";
}

/** An application as its applicant sees it. */
export interface ApplicationView extends ApplicationKind {
  readonly token: string;
  readonly accountId: number;
  readonly state: ApplicationState;
  /** `wizardOf(wizardKey)` is its form. */
  readonly wizardKey: WizardKey;
  /** Every saved answer by field name. */
  readonly answers: Answers;
  /** Page number, from 1 → what was typed there since the last save. */
  readonly drafts: Readonly<Record<number, PageDraft>>;
  /** To be sent back with every save: it says what the sender had seen. */
  readonly version: number;
  /** When the newest page was saved; null before the first. */
  readonly savedAt: Date | null;
  /** The numbers of the pages that are saved and right. */
  readonly completePages: readonly number[];
  /** The page to go on with: the first that is not complete, the last one when all are. */
  readonly firstIncompletePage: number;
  /** The open ones. */
  readonly requests: readonly FieldRequest[];
  /** The oldest move first. */
  readonly history: readonly ApplicationMove[];
  readonly isEditable: boolean;
  /** Its account's time zone, for what is shown to it. */
  readonly timeZone: string;
}

/** What an organization said about itself in its applications; undefined what it never said. */
export interface OrganizationFacts {
  readonly legalName: string | undefined;
  readonly purpose: string | undefined;
  /** The school or campus. */
  readonly schoolName: string | undefined;
  readonly ein: string | undefined;
  /** The month, 1 to 12, in which the fiscal year ends. */
  readonly fiscalYearEnd: number | undefined;
  readonly address: PostalAddress;
}

/** What a 990-N asks for beside these facts. */
export interface NoticeAnswers {
  readonly otherNames: string | undefined;
  readonly website: string | undefined;
  /** The president. */
  readonly principalOfficer:
    | { readonly name: string; readonly address: string | undefined }
    | undefined;
}

/** Where mail goes, as far as it was said. */
export interface PostalAddress {
  readonly street: string | undefined;
  readonly city: string | undefined;
  /** A postal code, "TX". */
  readonly state: string | undefined;
  readonly zip: string | undefined;
}

/** What the imported IRS file says about an EIN; to be confirmed, never taken as certain. */
export interface EinFinding {
  /** In capitals, as the file has it. */
  readonly name: string;
  readonly city: string;
  /** A postal code, "TX". */
  readonly state: string;
  /** The month, 1 to 12; null when the file has none. */
  readonly fiscalYearEnd: number | null;
  /** The date of the file. */
  readonly asOf: CivilDate;
}

/** An undecided application, for the member home and after sign-in. */
export interface OpenApplication {
  readonly token: string;
  readonly levelName: string;
  readonly state: ApplicationState;
  /** Whole percent of the pages that are complete. */
  readonly percent: number;
}

/** A row of the staff's queue. */
export interface ApplicationListItem {
  readonly id: number;
  readonly accountId: number;
  /** The legal name that was answered, else the account's name. */
  readonly organization: string;
  readonly levelName: string;
  readonly schema: LevelSchema;
  readonly state: ApplicationState;
  readonly createdAt: Date;
  /** When it came into its present state. */
  readonly since: Date;
  readonly percent: number;
  /** Of the account's primary person; "" without one. */
  readonly applicantEmail: string;
  /** Declined, and something is still to be paid back, or to be closed of the invoice. */
  readonly hasMoneyLeft: boolean;
}

/** One page of the staff's queue; its numbers are those that a pager takes. */
export interface ApplicationQueue {
  readonly rows: readonly ApplicationListItem[];
  /** How many the search finds in each state, whatever state was asked for. */
  readonly counts: Readonly<Record<ApplicationState, number>>;
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}

/** One answer with its question, for reading. */
export interface ReviewedAnswer {
  readonly field: FieldDefinition;
  readonly value: string;
  /** What stood there when staff last sent it back, where it was something else. */
  readonly before?: string;
}

/** Everything about an application on one page, for staff. */
export interface ApplicationReview extends ApplicationKind {
  readonly id: number;
  readonly accountId: number;
  readonly accountName: string;
  readonly state: ApplicationState;
  readonly createdAt: Date;
  readonly savedAt: Date | null;
  readonly timeZone: string;
  readonly pages: readonly {
    /** From 1. */
    readonly page: number;
    readonly label: string;
    readonly isComplete: boolean;
    readonly answers: readonly ReviewedAnswer[];
  }[];
  readonly people: readonly {
    readonly name: string;
    readonly email: string;
    readonly isPrimary: boolean;
  }[];
  /** Null before the first submit and for a price of zero. */
  readonly invoice: {
    readonly id: number;
    readonly number: string;
    readonly balance: Cents;
    /** All of it is open: it can be voided. */
    readonly isUntouched: boolean;
    /** What payments hold of it. */
    readonly paid: Cents;
    /** The payments that hold it, the oldest first. */
    readonly paymentIds: readonly number[];
  } | null;
  /** Declined, and what was paid is to go back. */
  readonly paysBack: boolean;
  /** Declined, and something is still to be paid back, or to be closed of the invoice. */
  readonly hasMoneyLeft: boolean;
  /** Asked for and not yet fulfilled. */
  readonly requests: readonly FieldRequest[];
  readonly history: readonly ApplicationMove[];
  /** Which states staff may move it to now. */
  readonly moves: readonly ApplicationState[];
}
