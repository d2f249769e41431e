import type { EventKind, InquiryKind, InquiryState } from "./domain/kinds";

/** An inquiry as staff see it. */
export interface InquiryView {
  readonly id: number;
  readonly kind: InquiryKind;
  readonly state: InquiryState;
  readonly name: string;
  readonly email: string;
  /** As people write it; "" when none was given. */
  readonly phone: string;
  readonly organization: string;
  readonly subject: string;
  readonly message: string;
  readonly ein: string;
  readonly groupNumber: string;
  readonly affiliates: number | null;
  readonly regions: string;
  readonly isVerified: boolean;
  readonly assigneeId: number | null;
  /** "" for nobody. */
  readonly assignee: string;
  readonly version: number;
  readonly sentAt: Date;
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
