import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { certificateSpanish, certificateWords } from "./certificate-words";

interface Props {
  readonly organization: string;
  readonly levelName: string;
  /** The first and the last day of the year, as they are shown: "May 3, 2027". */
  readonly from: string;
  readonly date: string;
  /** Where the certificate is; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(certificateWords, certificateSpanish, locale);

function Certificate({ locale, organization, levelName, from, date, href }: Props & MailLocale) {
  const t = translate(locale);
  const text = t("certificateText", { level: levelName, organization, from, date });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t("certificateHeading")}
      action={{ label: t("certificateAction"), href }}
      note={t("certificateNote", { date })}
    >
      <MailText>{text}</MailText>
      <MailText>{t("certificateModel")}</MailText>
    </MailLayout>
  );
}

/** Confirms a renewal: what was renewed until when, and the way to the certificate. */
export const certificateMail = defineMail<Props>({
  name: "renewal.certificate",
  component: Certificate,
  subject: ({ organization, date }, locale) =>
    translate(locale)("certificateSubject", { organization, date }),
  example: {
    organization: "Lincoln High School Band Boosters",
    levelName: "Maintain",
    from: "May 4, 2027",
    date: "May 3, 2028",
    href: `${brand.publicUrl}/app/memberships/1`,
  },
});
