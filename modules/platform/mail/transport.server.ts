import nodemailer from "nodemailer";
import { env } from "../env.server";
import { devMailbox } from "./dev-mailbox.server";
import { MailRefused, type MailTransport, MailUnavailable } from "./port";

/** Longest waits in milliseconds; together shorter than the time a delivery is locked for. */
const WAITS = { connectionTimeout: 8_000, greetingTimeout: 5_000, socketTimeout: 12_000 };

/** Sends over SMTP. The address may set any of nodemailer's options as query parameters. */
export function smtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(WAITS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  const transporter = nodemailer.createTransport(url.href);
  return {
    async send(letter) {
      try {
        await transporter.sendMail({
          ...letter,
          from: named(letter.from),
          to: named(letter.to),
          headers: { ...letter.headers },
          attachments: [...(letter.attachments ?? [])],
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw judged(error);
      }
    },
  };
}

const named = (address: { name?: string; address: string }) => ({
  name: address.name ?? "",
  address: address.address,
});

/** 5xx to our letter is final; to our greeting or sign-in it is a fault of the configuration. */
function judged(error: unknown): Error {
  const {
    responseCode,
    command = "",
    code = "",
  } = error as {
    responseCode?: number;
    command?: string;
    code?: string;
  };
  const isOfTheLetter = /^(MAIL FROM|RCPT TO|DATA)/.test(command);
  const said = responseCode ? `smtp ${responseCode}` : code || "smtp";
  if (isOfTheLetter && responseCode && responseCode >= 500) {
    return new MailRefused(said);
  }
  return new MailUnavailable(`the mail server is not available: ${said}`, { cause: error });
}

/** What takes the mail of this process; undefined where nothing is configured. */
export const mailTransport: MailTransport | undefined = env.SMTP_URL
  ? smtpTransport(env.SMTP_URL)
  : devMailbox;
