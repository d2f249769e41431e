import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { inquiryReplySpanish, inquiryReplyWords } from "./inquiry-reply-words";

interface Props {
  /** Words of the staff; a line feed begins a paragraph. */
  readonly text: string;
  /** What the sender had written; "" where the form has no words. */
  readonly asked: string;
}

const words = (locale: Locale) => translatorWith(inquiryReplyWords, inquiryReplySpanish, locale);
const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

function InquiryReply({ text, asked, locale }: Props & MailLocale) {
  const t = words(locale);
  return (
    <MailLayout
      locale={locale}
      preview={text.slice(0, 120)}
      heading={t("heading")}
      note={asked ? `${t("asked")} ${asked}` : undefined}
    >
      {paragraphs(text).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a letter never move
        <MailText key={at}>{line}</MailText>
      ))}
    </MailLayout>
  );
}

/** What staff answered to the sender of a form. */
export const inquiryReplyMail = defineMail<Props>({
  name: "inquiries.reply",
  component: InquiryReply,
  subject: (_, locale) => words(locale)("subject", { brand: brand.name }),
  example: {
    text: "Dear Maria,\n\nany officer may sign the 990-N. You need the EIN alone.",
    asked: "Our treasurer moved away. Who can sign the 990-N now?",
  },
});
