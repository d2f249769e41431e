import { brand } from "#modules/platform/brand.server";
import { MailLink } from "#modules/platform/mail/elements";
import { defineLetter } from "#modules/platform/mail/letter";
import { type Locale, translatorWith } from "#modules/platform/messages";
import type { SecurityNotice } from "../../jobs";
import { securityNoticeSpanish, securityNoticeWords } from "./security-notice-words";

interface Props {
  readonly notice: SecurityNotice;
  /** The address of the page that sends a reset link. */
  readonly href: string;
  /** The address of the person's passkeys. */
  readonly passkeysHref: string;
  readonly hasPasskeys: boolean;
}

function wordsOf({ notice, passkeysHref, hasPasskeys }: Props, locale: Locale) {
  const t = translatorWith(securityNoticeWords, securityNoticeSpanish, locale);
  const list = <MailLink href={passkeysHref}>{passkeysHref}</MailLink>;
  switch (notice) {
    case "password-changed":
      return {
        subject: t("passwordChangedSubject", { brand: brand.name }),
        heading: t("passwordChangedHeading"),
        paragraphs: [
          t("passwordChangedText"),
          ...(hasPasskeys
            ? [
                <>
                  {t("passkeysStay")} {list}
                </>,
              ]
            : []),
        ],
      };
    case "second-factor-on":
      return {
        subject: t("secondFactorOnSubject"),
        heading: t("secondFactorOnSubject"),
        paragraphs: [t("secondFactorOnText")],
      };
    case "second-factor-off":
      return {
        subject: t("secondFactorOffSubject"),
        heading: t("secondFactorOffSubject"),
        paragraphs: [t("secondFactorOffText")],
      };
    case "recovery-code-used":
      return {
        subject: t("recoveryCodeUsedSubject"),
        heading: t("recoveryCodeUsedHeading"),
        paragraphs: [t("recoveryCodeUsedText")],
      };
    case "passkey-added":
      return {
        subject: t("passkeyAddedSubject", { brand: brand.name }),
        heading: t("passkeyAddedHeading"),
        paragraphs: [
          t("passkeyAddedText"),
          <>
            {t("passkeyList")} {list}
          </>,
        ],
      };
    case "passkey-removed":
      return {
        subject: t("passkeyRemovedSubject", { brand: brand.name }),
        heading: t("passkeyRemovedHeading"),
        paragraphs: [t("passkeyRemovedText")],
      };
    case "passkey-counter-back":
      return {
        subject: t("passkeyCopiedSubject"),
        heading: t("passkeyCopiedHeading"),
        paragraphs: [
          t("passkeyCopiedText"),
          <>
            {t("passkeyCopiedNext")} {list}
          </>,
        ],
      };
  }
}

/** Says that the way of signing in changed, so that a stranger's change is noticed. */
export const securityNoticeMail = defineLetter<Props>({
  name: "accounts.security-notice",
  words: (props, locale) => {
    const t = translatorWith(securityNoticeWords, securityNoticeSpanish, locale);
    return {
      ...wordsOf(props, locale),
      preview: t("preview"),
      action: { label: t("action"), href: props.href },
      note: t("note"),
    };
  },
  example: {
    notice: "password-changed",
    href: `${brand.publicUrl}/password/email`,
    passkeysHref: `${brand.publicUrl}/account/passkeys`,
    hasPasskeys: true,
  },
});
