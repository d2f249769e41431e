import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { mailMessages } from "../../mail-messages";

interface Props {
  /** The address of the reset page, token included. */
  readonly href: string;
}

function PasswordReset({ href, locale }: Props & MailLocale) {
  const t = translator(mailMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("resetPreview")}
      heading={t("resetHeading")}
      action={{ label: t("resetAction"), href }}
      note={t("resetNote")}
    >
      <MailText>{t("resetText")}</MailText>
    </MailLayout>
  );
}

/** The link to choose a new password. */
export const passwordResetMail = defineMail<Props>({
  name: "accounts.password-reset",
  component: PasswordReset,
  subject: (_props, locale) =>
    translator(mailMessages, locale)("resetSubject", { brand: brand.name }),
  example: { href: `${brand.publicUrl}/password/reset/example` },
});
