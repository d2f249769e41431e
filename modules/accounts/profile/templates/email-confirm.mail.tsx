import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { settingsMessages } from "../settings-messages";

interface Props {
  /** The address of the page that confirms, token included. */
  readonly href: string;
}

function EmailConfirm({ href, locale }: Props & MailLocale) {
  const t = translator(settingsMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("confirmPreview")}
      heading={t("confirmHeading")}
      action={{ label: t("confirmAction"), href }}
      note={t("confirmNote")}
    >
      <MailText>{t("confirmText", { brand: brand.name })}</MailText>
    </MailLayout>
  );
}

/** Asks the new address whether it is its person's. */
export const emailConfirmMail = defineMail<Props>({
  name: "accounts.email-confirm",
  component: EmailConfirm,
  subject: (_props, locale) =>
    translator(settingsMessages, locale)("confirmSubject", { brand: brand.name }),
  example: { href: `${brand.publicUrl}/account/email/example` },
});
