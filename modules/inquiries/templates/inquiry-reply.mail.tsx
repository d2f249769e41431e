import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { inquiryMailMessages } from "../mail-messages";

interface Props {
  /** Words of the staff; a line feed begins a paragraph. */
  readonly text: string;
  /** What the sender had written; "" where the form has no words. */
  readonly asked: string;
}

const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

function InquiryReply({ text, asked, locale }: Props & MailLocale) {
  const t = translator(inquiryMailMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={text.slice(0, 120)}
      heading={t("replyHeading")}
      note={asked ? `${t("replyYou")} ${asked}` : undefined}
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
  subject: (_, locale) =>
    translator(inquiryMailMessages, locale)("replySubject", { brand: brand.name }),
  example: {
    text: "Dear Maria,\n\nany officer may sign the 990-N. You need the EIN alone.",
    asked: "Our treasurer moved away. Who can sign the 990-N now?",
  },
});
