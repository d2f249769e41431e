import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { endedTermsSpanish, endedTermsWords } from "./ended-terms-words";

interface Props {
  readonly organization: string;
  /** The last day of the last term, in words. */
  readonly day: string;
  /** Whether the reader belongs to the club, and not to its headquarters alone. */
  readonly isOwn: boolean;
  /** The roster, or the headquarters' page; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(endedTermsWords, endedTermsSpanish, locale);

function EndedTermsMail({ locale, organization, day, isOwn, href }: Props & MailLocale) {
  const t = translate(locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("text", { day })}
      heading={t("heading", { organization })}
      action={{ label: t(isOwn ? "action" : "actionGroup"), href }}
      note={t("note", { organization })}
    >
      <MailText>{t("text", { day })}</MailText>
      <MailText>{t("next")}</MailText>
    </MailLayout>
  );
}

/** Says that all terms of a club's officers ended, and nobody follows. */
export const endedTermsMail = defineMail<Props>({
  name: "officers.ended-terms",
  kind: "event",
  component: EndedTermsMail,
  subject: ({ organization }, locale) => translate(locale)("subject", { organization }),
  example: {
    organization: "Lincoln High School Band Boosters",
    day: "June 30, 2026",
    isOwn: true,
    href: `${brand.publicUrl}/app/officers`,
  },
});
