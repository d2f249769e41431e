import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { letterSpanish, letterWords } from "./letter-words";

interface Props {
  readonly event: "asked" | "signed" | "declined" | "revoked";
  /** Whether the letter's file goes with it; one that is asked for or declined has none. */
  readonly isAttached: boolean;
  readonly group: string;
  readonly chapter: string;
  readonly title: string;
  /** The last day to sign, in words. */
  readonly day: string;
  /** Why it was declined; "" otherwise. */
  readonly reason: string;
  /** The letter; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(letterWords, letterSpanish, locale);

function LetterMail({ locale, event, isAttached, href, ...values }: Props & MailLocale) {
  const t = translate(locale);
  const hasFile = event === "signed" || event === "revoked";
  const text = t(hasFile && !isAttached ? `text.${event}Bare` : `text.${event}`, values);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t(`subject.${event}`, { chapter: values.chapter })}
      action={{ label: t(event === "asked" ? "action.asked" : "action"), href }}
      note={t("note", values)}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Asks to sign a letter, and tells what became of it. */
export const letterMail = defineMail<Props>({
  name: "letters.notice",
  component: LetterMail,
  subject: ({ event, chapter }, locale) => translate(locale)(`subject.${event}`, { chapter }),
  example: {
    event: "asked",
    isAttached: false,
    group: "Delta Rho Omega",
    chapter: "Delta Rho Omega, Theta Chapter",
    title: "Authorization to be included in the group exemption",
    day: "December 24, 2026",
    reason: "",
    href: `${brand.publicUrl}/app/letters/1`,
  },
});
