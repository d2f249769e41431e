import type { InquiryKind } from "#modules/inquiries/contract";
import { href } from "./href";

type Hyphened<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}-${Hyphened<Rest>}`
  : Name;

/** A form's address is its kind with hyphens; a row of the table of addresses must be there for it. */
export const inquiryAddress = (kind: InquiryKind) =>
  `/${kind.replaceAll("_", "-")}` as `/${Hyphened<InquiryKind>}`;

/** The public forms. Apart from `paths`, which every page loads. */
export const inquiryPaths = {
  /** `sent` is the token of what was just sent: the page then thanks for it. */
  form: (kind: InquiryKind, sent?: string) => href(inquiryAddress(kind), {}, { sent }),
  /** Campuses whose names begin so, as JSON. */
  campuses: (typed: string) =>
    `${href("/greek-collector/campuses")}?q=${encodeURIComponent(typed)}`,
} as const;
