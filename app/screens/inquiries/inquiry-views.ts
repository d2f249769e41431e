import type { InquiryFormView, ReportInWords } from "#modules/inquiries/contract";
import type { BotChallenge } from "#modules/platform/captcha/contract";

/** What a public form shows. */
export interface InquiryPageData {
  readonly form: InquiryFormView;
  /** The address of somebody who is signed in. */
  readonly email: string | undefined;
  readonly botCheck: BotChallenge;
  /** Names what was just sent; undefined before that. */
  readonly sent: string | undefined;
  /** What the IRS file knows about what was just sent. */
  readonly report: ReportInWords | undefined;
}
