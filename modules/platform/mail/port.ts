import { JobAbandoned } from "../jobs/index.server";

export interface MailAddress {
  readonly name?: string;
  readonly address: string;
}

/** A file that goes with a letter. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** A finished e-mail. Header texts hold no control characters; the address was checked. */
export interface Letter {
  readonly messageId: string;
  readonly from: MailAddress;
  readonly replyTo: string;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly date: Date;
  readonly attachments?: readonly MailAttachment[];
}

/** Takes letters: an SMTP server, or the development mailbox. */
export interface MailTransport {
  /**
   * @throws MailRefused when trying again cannot help
   * @throws MailUnavailable when it may
   */
  send(letter: Letter): Promise<void>;
}

/** The letter will never be taken (no such address, a 5xx answer); its job is given up. */
export class MailRefused extends JobAbandoned {
  override name = "MailRefused";
}

/** The mail server is not available or asked to wait; trying again later may work. */
export class MailUnavailable extends Error {
  override name = "MailUnavailable";
}
