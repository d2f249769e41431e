import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { kindName } from "../forms/in-words.server";
import { inquiryArrivedWords } from "./inquiry-arrived-words";

interface Props {
  readonly kind: string;
  /** Name or address, and the organization. */
  readonly who: string;
  readonly date: string;
  readonly text: string;
  readonly isVerified: boolean;
  /** The inquiry in the inbox. */
  readonly href: string;
}

function InquiryArrived({ kind, who, date, text, isVerified, href, locale }: Props & MailLocale) {
  const t = translator(inquiryArrivedWords, locale);
  return (
    <MailLayout
      locale={locale}
      preview={who}
      heading={kindName(kind)}
      action={{ label: t("action"), href }}
    >
      <MailText>{t("text", { who, date })}</MailText>
      {!isVerified && <MailText>{t("unverified")}</MailText>}
      {text && <MailText>{text}</MailText>}
    </MailLayout>
  );
}

/** Tells staff that somebody wrote. */
export const inquiryArrivedMail = defineMail<Props>({
  name: "inquiries.arrived",
  component: InquiryArrived,
  subject: ({ kind, who }, locale) => {
    const t = translator(inquiryArrivedWords, locale);
    return t("subject", { kind: kindName(kind), who });
  },
  example: {
    kind: "contact",
    who: "Maria Lopez, Lincoln High School Band Boosters",
    date: "November 22, 2026",
    text: "Our treasurer moved away. Who can sign the 990-N now?",
    isVerified: true,
    href: `${brand.publicUrl}/admin/inquiries/1`,
  },
});
