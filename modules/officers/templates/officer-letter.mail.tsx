import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { officerLetterSpanish, officerLetterWords } from "./officer-letter-words";

interface Props {
  readonly organization: string;
  readonly name: string;
  readonly office: string;
  /** Who made the letter. */
  readonly maker: string;
  /** The last day of the letter, in words. */
  readonly day: string;
  /** Where it is looked at and objected to; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) =>
  translatorWith(officerLetterWords, officerLetterSpanish, locale);

function OfficerLetterMail({ locale, href, ...values }: Props & MailLocale) {
  const t = translate(locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("text", values)}
      heading={t("heading", values)}
      action={{ label: t("action"), href }}
      note={t("note", values)}
    >
      <MailText>{t("text", values)}</MailText>
      <MailText>{t("object")}</MailText>
    </MailLayout>
  );
}

/** Tells another officer that a letter names somebody as an officer, and how to object. */
export const officerLetterMail = defineMail<Props>({
  name: "officers.officer-letter",
  component: OfficerLetterMail,
  subject: (values, locale) => translate(locale)("subject", values),
  example: {
    organization: "Lincoln High School Band Boosters",
    name: "Grace Hopper",
    office: "Treasurer",
    maker: "Grace Hopper",
    day: "December 25, 2026",
    href: `${brand.publicUrl}/officer-letter/1.9fK2mQ7xV0aLr3Tz8WcE5bNpYhUjSdGi1oRvXkMwA4Q`,
  },
});
