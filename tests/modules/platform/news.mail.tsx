import { defineMail, type MailLocale } from "#modules/platform/mail/index.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";

interface Props {
  readonly news: string;
}

const News = ({ news, locale }: Props & MailLocale) => (
  <MailLayout locale={locale} preview="What is new" heading="What is new">
    <MailText>{news}</MailText>
  </MailLayout>
);

/** Two letters that their reader may end. */
export const newsMail = defineMail<Props>({
  name: "tests.news",
  kind: "bulk",
  component: News,
  subject: () => "What is new",
  example: { news: "Dues are due." },
});

export const reminderMail = defineMail<Props>({
  ...newsMail,
  name: "tests.reminder",
  kind: "event",
});
