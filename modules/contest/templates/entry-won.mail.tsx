import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translatorWith } from "#modules/platform/messages";
import { entryWonSpanish, entryWonWords } from "./entry-won-words";

interface Props {
  readonly organization: string;
  readonly contest: string;
  /** "First place", in words of the staff. */
  readonly title: string;
  /** The gallery. */
  readonly href: string;
}

function EntryWon({ organization, contest, title, href, locale }: Props & MailLocale) {
  const t = translatorWith(entryWonWords, entryWonSpanish, locale);
  const text = t("wonText", { organization, contest, title });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t("wonHeading")}
      action={{ label: t("wonAction"), href }}
    >
      <MailText>{text}</MailText>
      <MailText>{t("wonNext")}</MailText>
    </MailLayout>
  );
}

/** Says that an entry has won. */
export const entryWonMail = defineMail<Props>({
  name: "contest.entry-won",
  component: EntryWon,
  subject: ({ title, contest }, locale) =>
    translatorWith(entryWonWords, entryWonSpanish, locale)("wonSubject", { title, contest }),
  example: {
    organization: "Lincoln High School Band Boosters",
    contest: "Boosters in action",
    title: "First place",
    href: `${brand.publicUrl}/contest/gallery/1`,
  },
});
