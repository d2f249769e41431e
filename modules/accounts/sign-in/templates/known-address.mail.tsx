import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLink } from "#modules/platform/mail/elements";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { mailMessages } from "../../mail-messages";

interface Props {
  /** The address of the sign-in page. */
  readonly href: string;
  /** The address of the page that sends a reset link. */
  readonly resetHref: string;
}

function KnownAddress({ href, resetHref, locale }: Props & MailLocale) {
  const t = translator(mailMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("knownPreview")}
      heading={t("knownHeading")}
      action={{ label: t("knownAction"), href }}
      note={t("knownNote")}
    >
      <MailText>{t("knownText", { brand: brand.name })}</MailText>
      <MailText>
        {t("knownReset")} <MailLink href={resetHref}>{resetHref}</MailLink>
      </MailText>
    </MailLayout>
  );
}

/** To a known address with which somebody tried to start an application by a wrong password. */
export const knownAddressMail = defineMail<Props>({
  name: "accounts.known-address",
  component: KnownAddress,
  subject: (_props, locale) =>
    translator(mailMessages, locale)("knownSubject", { brand: brand.name }),
  example: { href: `${brand.publicUrl}/login`, resetHref: `${brand.publicUrl}/password/email` },
});
