import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { type Locale, translator } from "#modules/platform/messages";
import type { SecurityNotice } from "../../jobs";
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
        paragraphs: [t("passwordChangedText")],
      };
    case "second-factor-on":
      return {
        subject: t("secondFactorOnSubject"),
        heading: t("secondFactorOnHeading"),
        paragraphs: [t("secondFactorOnText")],
      };
    case "second-factor-off":
      return {
        subject: t("secondFactorOffSubject"),
        heading: t("secondFactorOffHeading"),
        paragraphs: [t("secondFactorOffText")],
      };
    case "recovery-code-used":
      return {
        subject: t("recoveryCodeUsedSubject"),
        heading: t("recoveryCodeUsedHeading"),
        paragraphs: [t("recoveryCodeUsedText")],
      };
  }
}

/** Says that the way of signing in changed, so that a stranger's change is noticed. */
export const securityNoticeMail = defineLetter<Props>({
  name: "accounts.security-notice",
  words: ({ notice, href }, locale) => {
    const t = translator(mailMessages, locale);
    return {
      ...wordsOf(notice, locale),
      preview: t("noticePreview"),
      action: { label: t("noticeAction"), href },
      note: t("noticeNote"),
    };
  },
  example: { notice: "password-changed", href: `${brand.publicUrl}/password/email` },
});
