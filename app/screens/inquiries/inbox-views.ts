import type {
  InquiryEventView,
  InquiryFact,
  InquiryKind,
  InquiryState,
  InquiryView,
  StaffMember,
} from "#modules/inquiries/contract";
import type { InboxQuery } from "~/http/inquiry-staff-paths";
import type { PagerProps } from "~/ui/pager";

/** An inquiry in words. */
export type InquiryRow = Omit<InquiryView, "sentAt" | "values"> & {
  readonly kindName: string;
  readonly sent: string;
};

/** The inbox as it is shown. */
export type InboxData = PagerProps["answer"] & {
  readonly rows: readonly InquiryRow[];
  readonly counts: Readonly<Record<InquiryState, number>>;
  /** What the address bar asks for. */
  readonly query: InboxQuery;
  readonly kinds: readonly { readonly value: InquiryKind; readonly label: string }[];
  readonly staff: readonly StaffMember[];
};

/** One inquiry, what was done about it, and who may have it. */
export interface InquiryData {
  readonly inquiry: InquiryRow;
  readonly facts: readonly InquiryFact[];
  readonly events: readonly (Omit<InquiryEventView, "at"> & { readonly at: string })[];
  readonly staff: readonly StaffMember[];
}
