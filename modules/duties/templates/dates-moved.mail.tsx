import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { datesMovedSpanish, datesMovedWords } from "./dates-moved-words";

interface Props {
  readonly organization: string;
  readonly moves: readonly {
    readonly title: string;
    /** The dates as they are shown; "" before a duty was asked, or when it is no longer. */
    readonly was: string;
    readonly is: string;
  }[];
  /** The club's calendar; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(datesMovedWords, datesMovedSpanish, locale);

function DatesMoved({ locale, organization, moves, href }: Props & MailLocale) {
  const t = translate(locale);
  const text = t("moved.text", { organization });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t("moved.heading")}
      action={{ label: t("open"), href }}
    >
      <MailText>{text}</MailText>
      {moves.map(({ title, was, is }) => (
        <MailText key={`${title} ${was}`}>
          {was && is
            ? t("moved.from", { title, was, is })
            : is
              ? t("moved.new", { title, is })
              : t("moved.gone", { title, was })}
        </MailText>
      ))}
    </MailLayout>
  );
}

/** Tells which dates of a club a change of a rule moved, once. */
export const datesMovedMail = defineMail<Props>({
  name: "duties.dates-moved",
  kind: "event",
  component: DatesMoved,
  subject: ({ organization }, locale) => translate(locale)("moved.subject", { organization }),
  example: {
    organization: "Lincoln High School Band Boosters",
    moves: [
      {
        title: "Review of the books for the year that ends June 30, 2026",
        was: "August 29, 2026",
        is: "September 28, 2026",
      },
    ],
    href: `${brand.publicUrl}/app/calendar`,
  },
});
