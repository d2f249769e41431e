import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translator } from "#modules/platform/messages";
import type { InquiryKind } from "../domain/kinds";
import { inquiryKindMessages } from "../kind-messages";
import { inquiryMailMessages } from "../mail-messages";

interface Props {
  readonly kind: InquiryKind;
  /** Name or address, and the organization. */
  readonly who: string;
  readonly date: string;
  readonly text: string;
  readonly isVerified: boolean;
  /** The inquiry in the inbox. */
  readonly href: string;
}

const nameOf = (kind: InquiryKind, locale: Locale) =>
  translator(inquiryKindMessages, locale)(`name.${kind}`);

function InquiryArrived({ kind, who, date, text, isVerified, href, locale }: Props & MailLocale) {
  const t = translator(inquiryMailMessages, locale);
  return (
    <MailLayout
      locale={locale}
      preview={who}
      heading={nameOf(kind, locale)}
      action={{ label: t("newAction"), href }}
    >
      <MailText>{t("newText", { who, date })}</MailText>
      {!isVerified && <MailText>{t("newUnverified")}</MailText>}
      {text && <MailText>{text}</MailText>}
    </MailLayout>
  );
}

/** Tells staff that somebody wrote. */
export const inquiryArrivedMail = defineMail<Props>({
  name: "inquiries.arrived",
  component: InquiryArrived,
  subject: ({ kind, who }, locale) => {
    const t = translator(inquiryMailMessages, locale);
    return t("newSubject", { kind: nameOf(kind, locale), who });
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
