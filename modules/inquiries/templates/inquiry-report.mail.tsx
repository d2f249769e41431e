import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { reportWords } from "../report-messages";

interface Props {
  /** The campus or the organization. */
  readonly who: string;
  readonly texts: readonly string[];
}

function InquiryReport({ who, texts, locale }: Props & MailLocale) {
  const t = translator(reportWords, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("mailText", { who })}
      heading={t("mailHeading")}
      note={t("noteRevoked")}
    >
      <MailText>{t("mailText", { who })}</MailText>
      {texts.map((text) => (
        <MailText key={text}>{text}</MailText>
      ))}
      <MailText>{t("mailNext")}</MailText>
    </MailLayout>
  );
}

/** Brings the report of the IRS file. */
export const inquiryReportMail = defineMail<Props>({
  name: "inquiries.report",
  component: InquiryReport,
  subject: (_, locale) => translator(reportWords, locale)("mailSubject"),
  example: {
    who: "University of Oklahoma",
    texts: [
      "As of the public IRS file of April 13, 2026. It says nothing about later days.",
      "14 organizations are listed.",
    ],
  },
});
