import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { kindAcknowledged } from "../forms/in-words.server";
import { inquiryMailMessages } from "../mail-messages";

interface Props {
  readonly kind: string;
  readonly organization: string;
  /** What the sender wrote; "" where the form has no words. */
  readonly text: string;
}

function InquiryReceived({ kind, organization, text, locale }: Props & MailLocale) {
  const t = translator(inquiryMailMessages, locale);
  const told = kindAcknowledged(kind, organization);
  return (
    <MailLayout
      locale={locale}
      preview={t("ackText")}
      heading={t("ackHeading")}
      note={t("ackNote")}
    >
      <MailText>{t("ackText")}</MailText>
      {told && <MailText>{told}</MailText>}
      {text && <MailText>{text}</MailText>}
    </MailLayout>
  );
}

/** Tells the sender of a form that it has come. */
export const inquiryReceivedMail = defineMail<Props>({
  name: "inquiries.received",
  component: InquiryReceived,
  subject: (_, locale) => translator(inquiryMailMessages, locale)("ackSubject"),
  example: {
    kind: "contact",
    organization: "Lincoln High School Band Boosters",
    text: "Our treasurer moved away. Who can sign the 990-N now?",
  },
});
