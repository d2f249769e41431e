import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import type { InquiryKind } from "../domain/kinds";
import { inquiryKindMessages } from "../kind-messages";
import { inquiryMailMessages } from "../mail-messages";

interface Props {
  readonly kind: InquiryKind;
  readonly organization: string;
  /** What the sender wrote; "" where the form has no words. */
  readonly text: string;
}

function InquiryReceived({ kind, organization, text, locale }: Props & MailLocale) {
  const t = translator(inquiryMailMessages, locale);
  const ack = translator(inquiryKindMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={t("ackText")}
      heading={t("ackHeading")}
      note={t("ackNote")}
    >
      <MailText>{t("ackText")}</MailText>
      <MailText>
        {kind === "contact" ? ack("ack.contact") : ack(`ack.${kind}`, { organization })}
      </MailText>
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
