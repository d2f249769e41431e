import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";

interface Props {
  readonly name: string;
  readonly link: string;
}

function Greeting({ name, link, locale }: Props & MailLocale) {
  return (
    <MailLayout
      locale={locale}
      preview="Your first step takes two minutes."
      heading={`Welcome, ${name}`}
      action={{ label: "Start", href: link }}
      note="If you did not ask for this, do nothing."
    >
      <MailText>{"Costs & dates: <none>."}</MailText>
    </MailLayout>
  );
}

/** A letter for the tests of mail itself. */
export const greeting = defineMail({
  name: "test.greeting",
  subject: ({ name }: Props) => `Welcome, ${name}`,
  component: Greeting,
  example: { name: "Pat", link: "https://goodstanding.example/start?a=1" },
});
