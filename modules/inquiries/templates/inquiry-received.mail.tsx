import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { kindReceived } from "../forms/in-words.server";
import { inquiryReceivedSpanish, inquiryReceivedWords } from "./inquiry-received-words";

interface Props {
  readonly kind: string;
  readonly organization: string;
  /** What the sender wrote; "" where the form has no words. */
  readonly text: string;
}

const words = (locale: Locale) =>
  translatorWith(inquiryReceivedWords, inquiryReceivedSpanish, locale);

function InquiryReceived({ kind, organization, text, locale }: Props & MailLocale) {
  const t = words(locale);
  const told = kindReceived(kind, organization, locale);
  return (
    <MailLayout locale={locale} preview={t("text")} heading={t("heading")} note={t("note")}>
      <MailText>{t("text")}</MailText>
      {told && <MailText>{told}</MailText>}
      {text && <MailText>{text}</MailText>}
    </MailLayout>
  );
}

/** Tells the sender of a form that it has come. */
export const inquiryReceivedMail = defineMail<Props>({
  name: "inquiries.received",
  component: InquiryReceived,
  subject: (_, locale) => words(locale)("subject"),
  example: {
    kind: "contact",
    organization: "Lincoln High School Band Boosters",
    text: "Our treasurer moved away. Who can sign the 990-N now?",
  },
});
