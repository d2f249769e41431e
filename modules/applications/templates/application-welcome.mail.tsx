import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { applicationWelcomeSpanish, applicationWelcomeWords } from "./application-welcome-words";

interface Props {
  readonly levelName: string;
  readonly pages: number;
  /** The address of the application; it asks for sign-in first. */
  readonly href: string;
}

const translate = (locale: Locale) =>
  translatorWith(applicationWelcomeWords, applicationWelcomeSpanish, locale);

function ApplicationWelcome({ levelName, pages, href, locale }: Props & MailLocale) {
  const t = translate(locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("welcomePreview")}
      heading={t("welcomeHeading")}
      action={{ label: t("welcomeAction"), href }}
      note={t("welcomeNote")}
    >
      <MailText>{t("welcomeText", { level: levelName, pages })}</MailText>
    </MailLayout>
  );
}

/** To whoever started an application: the way back to it. */
export const applicationWelcomeMail = defineMail<Props>({
  name: "applications.welcome",
  component: ApplicationWelcome,
  subject: (_props, locale) => translate(locale)("welcomeSubject"),
  example: {
    levelName: "Start-Up",
    pages: 6,
    href: `${brand.publicUrl}/application/create/example`,
  },
});
