import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translator } from "#modules/platform/messages";
import type { SecurityNotice } from "../jobs";
import { mailMessages } from "../mail-messages";

interface Props {
  readonly notice: SecurityNotice;
  /** The address of the page that sends a reset link. */
  readonly href: string;
}

function wordsOf(notice: SecurityNotice, locale: Locale) {
  const t = translator(mailMessages, locale);
  switch (notice) {
    case "password-changed":
      return {
        subject: t("passwordChangedSubject", { brand: brand.name }),
        heading: t("passwordChangedHeading"),
        text: t("passwordChangedText"),
      };
    case "second-factor-on":
      return {
        subject: t("secondFactorOnSubject"),
        heading: t("secondFactorOnHeading"),
        text: t("secondFactorOnText"),
      };
    case "second-factor-off":
      return {
        subject: t("secondFactorOffSubject"),
        heading: t("secondFactorOffHeading"),
        text: t("secondFactorOffText"),
      };
    case "recovery-code-used":
      return {
        subject: t("recoveryCodeUsedSubject"),
        heading: t("recoveryCodeUsedHeading"),
        text: t("recoveryCodeUsedText"),
      };
  }
}

function SecurityNoticeMail({ notice, href, locale }: Props & MailLocale) {
  const t = translator(mailMessages, locale);
  const { heading, text } = wordsOf(notice, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("noticePreview")}
      heading={heading}
      action={{ label: t("noticeAction"), href }}
      note={t("noticeNote")}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Says that the way of signing in changed, so that a stranger's change is noticed. */
export const securityNoticeMail = defineMail<Props>({
  name: "accounts.security-notice",
  component: SecurityNoticeMail,
  subject: ({ notice }, locale) => wordsOf(notice, locale).subject,
  example: { notice: "password-changed", href: `${brand.publicUrl}/password/email` },
});
