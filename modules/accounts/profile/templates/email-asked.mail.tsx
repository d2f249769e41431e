import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { settingsMessages } from "../settings-messages";

interface Props {
  /** The address of the page that sends a reset link. */
  readonly href: string;
}

function EmailAsked({ href, locale }: Props & MailLocale) {
  const t = translator(settingsMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("askedPreview")}
      heading={t("askedHeading")}
      action={{ label: t("askedAction"), href }}
      note={t("askedNote")}
    >
      <MailText>{t("askedText")}</MailText>
    </MailLayout>
  );
}

/** Tells the old address at once that another one was asked for. */
export const emailAskedMail = defineMail<Props>({
  name: "accounts.email-asked",
  component: EmailAsked,
  subject: (_props, locale) =>
    translator(settingsMessages, locale)("askedSubject", { brand: brand.name }),
  example: { href: `${brand.publicUrl}/password/email` },
});
