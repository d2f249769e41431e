import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { applicationResumeSpanish, applicationResumeWords } from "./application-resume-words";

interface Props {
  readonly levelName: string;
  /** How many of its pages are complete, of how many. */
  readonly done: number;
  readonly pages: number;
  /** The address of the application; it asks for sign-in and then goes on where it was left. */
  readonly href: string;
}

const translate = (locale: Locale) =>
  translatorWith(applicationResumeWords, applicationResumeSpanish, locale);

function ApplicationResume({ levelName, done, pages, href, locale }: Props & MailLocale) {
  const t = translate(locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("resumePreview")}
      heading={t("resumeHeading")}
      action={{ label: t("resumeAction"), href }}
      note={t("resumeNote")}
    >
      <MailText>{t("resumeText", { level: levelName, done, pages })}</MailText>
    </MailLayout>
  );
}

/** The way back to an application that was begun and not touched for a while. */
export const applicationResumeMail = defineMail<Props>({
  name: "applications.resume",
  kind: "event",
  component: ApplicationResume,
  subject: (_props, locale) => translate(locale)("resumeSubject"),
  example: {
    levelName: "Start-Up",
    done: 2,
    pages: 6,
    href: `${brand.publicUrl}/application/create/example`,
  },
});
