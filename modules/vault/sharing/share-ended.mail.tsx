import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { shareEndedSpanish, shareEndedWords } from "./share-ended-words";

interface Props {
  readonly club: string;
  /** What its maker called the link. */
  readonly name: string;
  readonly tries: number;
  /** The club's links; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(shareEndedWords, shareEndedSpanish, locale);

function ShareEndedMail({ locale, href, ...values }: Props & MailLocale) {
  const t = translate(locale);
  const text = t("text", { ...values, tries: String(values.tries) });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t("subject", { club: values.club, name: values.name })}
      action={{ label: t("action"), href }}
      note={t("note")}
    >
      <MailText>{text}</MailText>
      <MailText>{t("next")}</MailText>
    </MailLayout>
  );
}

/** Tells that wrong passcodes ended a link. */
export const shareEndedMail = defineMail<Props>({
  name: "vault.share-ended",
  component: ShareEndedMail,
  subject: ({ club, name }, locale) => translate(locale)("subject", { club, name }),
  example: {
    club: "Lincoln High School Band Boosters",
    name: "Our auditor",
    tries: 10,
    href: `${brand.publicUrl}/app/files/shares`,
  },
});
