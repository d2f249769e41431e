import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import type { Verdict } from "../domain/judge";
import { standingSpanish, standingWords } from "./standing-words";

interface Props {
  readonly organization: string;
  readonly verdict: Verdict;
  /** Whether the word is better than the one that was told before. */
  readonly isBetter: boolean;
  /** The gravest reason in a sentence, and what to do about it. */
  readonly sentence?: string | undefined;
  readonly action?: string | undefined;
  /** The club's standing; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(standingWords, standingSpanish, locale);

function StandingMail({ locale, ...props }: Props & MailLocale) {
  const t = translate(locale);
  const { organization, verdict, isBetter, sentence, action, href } = props;
  const text = t(isBetter ? "textBetter" : "text", { organization });
  return (
    <MailLayout
      locale={locale}
      preview={sentence ?? text}
      heading={t(`heading.${verdict}`, { organization })}
      action={{ label: t("action"), href }}
      note={t("reading")}
    >
      <MailText>{text}</MailText>
      {sentence && <MailText>{sentence}</MailText>}
      {action && <MailText>{action}</MailText>}
    </MailLayout>
  );
}

/** Says that the standing of a club has become grave, or is so no longer. */
export const standingMail = defineMail<Props>({
  name: "standing.changed",
  kind: "event",
  component: StandingMail,
  subject: ({ organization, verdict }, locale) =>
    translate(locale)(`subject.${verdict}`, { organization }),
  example: {
    organization: "Lincoln High School Band Boosters",
    verdict: "at_risk",
    isBetter: false,
    sentence:
      "Two returns in a row do not show in the IRS's file. The last one it shows is for the year that ended June 30, 2024.",
    action:
      "File the returns that are missing now. Without any of three in a row, the exemption ends by law on November 15, 2027.",
    href: `${brand.publicUrl}/app/standing`,
  },
});
