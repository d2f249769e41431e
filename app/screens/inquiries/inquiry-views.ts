import type { ReportInWords } from "#modules/inquiries/contract";
import type { BotChallenge } from "#modules/platform/captcha/contract";
import type { FieldConstraint } from "~/ui/form-context";

/** What a public form shows. */
export interface InquiryPageData {
  /** The address of somebody who is signed in. */
  readonly email: string | undefined;
  readonly botCheck: BotChallenge;
  readonly constraints: Readonly<Record<string, FieldConstraint>>;
  /** Names what was just sent; undefined before that. */
  readonly sent: string | undefined;
  /** What the IRS file knows about what was just sent. */
  readonly report: ReportInWords | undefined;
}
