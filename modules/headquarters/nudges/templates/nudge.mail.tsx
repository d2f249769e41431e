import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translatorWith } from "#modules/platform/messages";
import { nudgeSpanish, nudgeWords } from "./nudge-words";

interface Props {
  /** As the headquarters wrote it, for this chapter; in no language but its own. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** "" when that person is no longer here. */
  readonly sender: string;
  readonly headquarters: string;
  readonly chapter: string;
  /** Why the chapter is asked, in the reader's language: a sentence, or the name of a duty. */
  readonly reason: string;
  /** Where it is seen and mended; an absolute address. */
  readonly href: string;
}

function NudgeMail({ locale, ...props }: Props & MailLocale) {
  const { subject, paragraphs, sender, headquarters, chapter, reason, href } = props;
  const t = translatorWith(nudgeWords, nudgeSpanish, locale);
  const lines = paragraphs.map((text, at) => ({ at, text }));
  return (
    <MailLayout
      locale={locale}
      preview={reason}
      heading={subject}
      action={{ label: t("action"), href }}
      note={sender ? t("note", { sender }) : t("noteUnnamed", { headquarters })}
    >
      <MailText>
        {sender
          ? t("who", { sender, headquarters, chapter })
          : t("whoUnnamed", { headquarters, chapter })}
      </MailText>
      {lines.map(({ at, text }) => (
        <MailText key={at}>{text}</MailText>
      ))}
      <MailText>{t("why", { reason })}</MailText>
    </MailLayout>
  );
}

/** A headquarters asks one of its chapters for something. */
export const nudgeMail = defineMail<Props>({
  name: "headquarters.nudge",
  kind: "event",
  component: NudgeMail,
  subject: ({ subject }) => subject,
  example: {
    subject: "Please file the return of Alpha Chapter",
    paragraphs: [
      "Dear officers of Alpha Chapter,",
      "the IRS has not seen your return. Please file it by November 16, 2026, and tell us when it is done.",
    ],
    sender: "Grace Hopper",
    headquarters: "Sigma Tau National Headquarters",
    chapter: "Alpha Chapter",
    reason: "Two returns in a row do not show in the IRS's file.",
    href: `${brand.publicUrl}/app/standing`,
  },
});
