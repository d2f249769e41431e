import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { reportWords } from "../report-messages";
import { irsReport } from "../spanish";

interface Props {
  /** The campus or the organization. */
  readonly who: string;
  readonly texts: readonly string[];
}

const translate = (locale: Locale) => translatorWith(reportWords, irsReport, locale);

function InquiryReport({ who, texts, locale }: Props & MailLocale) {
  const t = translate(locale);
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

/** Brings the report of the IRS file, in the language of the form that asked for it. */
export const inquiryReportMail = defineMail<Props>({
  name: "inquiries.report",
  component: InquiryReport,
  subject: (_, locale) => translate(locale)("mailSubject"),
  example: {
    who: "University of Oklahoma",
    texts: [
      "As of the public IRS file of April 13, 2026. It says nothing about later days.",
      "14 organizations are listed.",
    ],
  },
});
