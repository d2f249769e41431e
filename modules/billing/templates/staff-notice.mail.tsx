import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translator } from "#modules/platform/messages";
import { staffNoticeWords } from "./staff-notice-words";

type Props = { readonly href: string } & (
  | {
      readonly kind: "return";
      readonly name: string;
      readonly amount: string;
      readonly date: string;
      readonly label: string;
      /** The provider's own word. */
      readonly status: string;
    }
  | {
      readonly kind: "unclear";
      readonly name: string;
      readonly amount: string;
      readonly ref: string;
    }
  | { readonly kind: "reconciliation" | "ledger" | "payment-page"; readonly count: number }
);

function wordsOf(props: Props, locale: Locale) {
  const t = translator(staffNoticeWords, locale);
  switch (props.kind) {
    case "return": {
      const { name, amount, date, label, status } = props;
      return {
        subject: t("staffReturnSubject", { name, amount }),
        heading: t("staffReturnHeading"),
        text: t("staffReturnText", { name, amount, date, label, status }),
      };
    }
    case "unclear": {
      const { name, amount, ref } = props;
      return {
        subject: t("unclearSubject", { name, amount }),
        heading: t("unclearHeading"),
        text: t("unclearText", { name, amount, ref }),
      };
    }
    case "reconciliation":
      return {
        subject: t("reconciliationSubject", { count: props.count }),
        heading: t("reconciliationHeading"),
        text: t("reconciliationText", { count: props.count }),
      };
    case "ledger":
      return {
        subject: t("ledgerSubject", { count: props.count }),
        heading: t("ledgerHeading"),
        text: t("ledgerText", { count: props.count }),
      };
    case "payment-page":
      return {
        subject: t("paymentPageSubject", { count: props.count }),
        heading: t("paymentPageHeading"),
        text: t("paymentPageText", { count: props.count }),
      };
  }
}

function StaffNotice({ locale, ...props }: Props & MailLocale) {
  const t = translator(staffNoticeWords, locale);
  const { heading, text } = wordsOf(props, locale);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={heading}
      action={{ label: t("unmatchedAction"), href: props.href }}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Tells staff what needs a person: a payment taken back, books that differ, a ledger at fault. */
export const staffNoticeMail = defineMail<Props>({
  name: "billing.staff-notice",
  component: StaffNotice,
  subject: (props, locale) => wordsOf(props, locale).subject,
  example: {
    kind: "reconciliation",
    count: 3,
    href: `${brand.publicUrl}/admin/payments/unmatched`,
  },
});
