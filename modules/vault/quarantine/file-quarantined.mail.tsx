import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import type { QuarantineEvent } from "../jobs";
import { fileQuarantinedSpanish, fileQuarantinedWords } from "./file-quarantined-words";

interface Props {
  readonly event: QuarantineEvent;
  readonly club: string;
  /** The file's name. */
  readonly file: string;
  /** What the scanner found, as it calls it. */
  readonly finding: string;
  /** What staff said with their decision; "" before it. */
  readonly reason: string;
  /** The club's files; an absolute address; "" for a sender who is no member. */
  readonly href: string;
}

const translate = (locale: Locale) =>
  translatorWith(fileQuarantinedWords, fileQuarantinedSpanish, locale);

const nextOf = (event: QuarantineEvent, isSender: boolean) =>
  event !== "found" ? "next.decided" : isSender ? "next.sent" : "next.found";

function FileQuarantinedMail({ locale, event, href, ...values }: Props & MailLocale) {
  const t = translate(locale);
  const text = t(`text.${event}`, values);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t(`subject.${event}`, { club: values.club })}
      {...(href !== "" && { action: { label: t("action"), href } })}
      note={t(href === "" ? "noteSender" : "note")}
    >
      <MailText>{text}</MailText>
      <MailText>{t(nextOf(event, href === ""), values)}</MailText>
    </MailLayout>
  );
}

/** Tells whoever uploaded a file what the virus scanner found in it, and what staff decided. */
export const fileQuarantinedMail = defineMail<Props>({
  name: "vault.file-quarantined",
  component: FileQuarantinedMail,
  subject: ({ event, club }, locale) => translate(locale)(`subject.${event}`, { club }),
  example: {
    event: "found",
    club: "Lincoln High School Band Boosters",
    file: "contract.docx",
    finding: "Eicar-Test-Signature",
    reason: "",
    href: `${brand.publicUrl}/app/files`,
  },
});
