import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { auditMailMessages } from "../mail-messages";

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
