import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { handoverLinkSpanish, handoverLinkWords } from "./handover-link-words";

interface Props {
  /** The link; an absolute address. */
  readonly href: string;
  readonly club: string;
  /** Who hands over; "" where the club had nobody. */
  readonly from: string;
  readonly office: string;
  /** The day on which the link ends, in words. */
  readonly day: string;
  readonly isReminder: boolean;
}

const translate = (locale: Locale) =>
  translatorWith(handoverLinkWords, handoverLinkSpanish, locale);

function HandoverLinkMail({
  locale,
  href,
  club,
  from,
  office,
  day,
  isReminder,
}: Props & MailLocale) {
  const t = translate(locale);
  const text = from
    ? t("link.text", { from, club, office })
    : t("link.textNobody", { club, office });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t(isReminder ? "link.reminder" : "link.subject", { club, day })}
      action={{ label: t("link.action"), href }}
      note={t("link.note", { club })}
    >
      <MailText>{text}</MailText>
      <MailText>{t("link.what")}</MailText>
      <MailText>{t("link.until", { day })}</MailText>
    </MailLayout>
  );
}

/** Asks somebody to take a club over. */
export const handoverLinkMail = defineMail<Props>({
  name: "handover.link",
  component: HandoverLinkMail,
  subject: ({ club, day, isReminder }, locale) => {
    const t = translate(locale);
    return isReminder ? t("link.reminder", { club, day }) : t("link.subject", { club });
  },
  example: {
    href: `${brand.publicUrl}/handover/example`,
    club: "Lincoln High School Band Boosters",
    from: "Dana Whitfield",
    office: "treasurer",
    day: "December 7, 2026",
    isReminder: false,
  },
});
