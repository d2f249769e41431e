import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { quarantineNoticeWords } from "./quarantine-notice-words";

interface Props {
  readonly club: string;
  /** What the scanner found, as it calls it. */
  readonly finding: string;
  /** When the file was uploaded, in words. */
  readonly day: string;
  /** Where it is decided; an absolute address. */
  readonly href: string;
}

function QuarantineNotice({ locale, href, ...values }: Props & MailLocale) {
  const t = translator(quarantineNoticeWords, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("text", values)}
      heading={t("subject", values)}
      action={{ label: t("action"), href }}
    >
      <MailText>{t("text", values)}</MailText>
      <MailText>{t("next")}</MailText>
    </MailLayout>
  );
}

/** Tells staff that a file waits for their decision. */
export const quarantineNoticeMail = defineMail<Props>({
  name: "vault.quarantine-notice",
  component: QuarantineNotice,
  subject: ({ club }, locale) => translator(quarantineNoticeWords, locale)("subject", { club }),
  example: {
    club: "Lincoln High School Band Boosters",
    finding: "Eicar-Test-Signature",
    day: "November 3, 2026",
    href: `${brand.publicUrl}/admin/files/quarantine`,
  },
});
