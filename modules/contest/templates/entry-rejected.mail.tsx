import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translatorWith } from "#modules/platform/messages";
import { entryRejectedSpanish, entryRejectedWords } from "./entry-rejected-words";

interface Props {
  readonly organization: string;
  readonly contest: string;
  /** Words of the staff. */
  readonly reason: string;
}

function EntryRejected({ organization, contest, reason, locale }: Props & MailLocale) {
  const t = translatorWith(entryRejectedWords, entryRejectedSpanish, locale);
  const text = t("rejectedText", { organization, contest });
  return (
    <MailLayout locale={locale} preview={text} heading={t("rejectedHeading")}>
      <MailText>{text}</MailText>
      <MailText>{reason}</MailText>
      <MailText>{t("rejectedNext")}</MailText>
    </MailLayout>
  );
}

/** Says that an entry will not be shown, and why. */
export const entryRejectedMail = defineMail<Props>({
  name: "contest.entry-rejected",
  component: EntryRejected,
  subject: (_, locale) =>
    translatorWith(entryRejectedWords, entryRejectedSpanish, locale)("rejectedSubject"),
  example: {
    organization: "Lincoln High School Band Boosters",
    contest: "Boosters in action",
    reason: "A student can be recognized and the family has not agreed.",
  },
});
