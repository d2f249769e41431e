import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { defineMessages, translator } from "#modules/platform/messages";

interface Props {
  readonly href: string;
}

function AuditFaultMail({ locale, href }: Props & MailLocale) {
  const t = translator(auditMailMessages, locale);
  const text = t("faultText");
  const action = { label: t("faultAction"), href };
  return (
    <MailLayout locale={locale} preview={text} heading={t("faultHeading")} action={action}>
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Tells staff that the audit record is not as it was written. */
export const auditFaultMail = defineMail<Props>({
  name: "audit.fault",
  component: AuditFaultMail,
  subject: (_props, locale) => translator(auditMailMessages, locale)("faultSubject"),
  example: { href: `${brand.publicUrl}/admin/audit` },
});

/** What staff read by e-mail about the audit. */
const auditMailMessages = defineMessages({
  en: {
    faultSubject: "The audit record does not hold",
    faultHeading: "The audit record does not hold",
    faultText:
      "The nightly check of the audit record found a place that is not as it was written. Keep the database and its backups as they are, and tell whoever runs the server at once: npm run audit:check names the place.",
    faultAction: "Open the audit record",
  },
});
