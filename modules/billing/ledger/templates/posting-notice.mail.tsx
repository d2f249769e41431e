import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { postingNoticeSpanish, postingNoticeWords } from "./posting-notice-words";

type Props = {
  /** Whose invoices they are. */
  readonly name: string;
  /** As it is shown: "$125.00". */
  readonly amount: string;
  /** The payment's day; "" where no payment is concerned. */
  readonly date: string;
  readonly invoices: readonly { readonly number: string; readonly balance: string }[];
  /** Where to go from here; an absolute address. */
  readonly href: string;
} & (
  | {
      readonly kind: "return" | "refund" | "credit" | "void";
      /** The payment's means; "" where no payment is concerned. */
      readonly label: string;
      /** Words of the staff; "" for none. */
      readonly note: string;
    }
  | {
      /** Somebody else had paid. */
      readonly kind: "return-for";
      readonly payer: string;
    }
);

const translate = (locale: Locale) =>
  translatorWith(postingNoticeWords, postingNoticeSpanish, locale);

function wordsOf(props: Props, locale: Locale) {
  const t = translate(locale);
  const { name, amount, date } = props;
  if (props.kind === "return-for") {
    const { payer } = props;
    return {
      subject: t("returnForSubject", { name }),
      heading: t("returnHeading"),
      text: t("returnForText", { name, amount, date, payer }),
      next: t("returnForNext", { payer }),
      action: t("payAction"),
    };
  }
  const { kind, label, note } = props;
  switch (kind) {
    case "return":
      return {
        subject: t("returnSubject", { name }),
        heading: t("returnHeading"),
        text: t("returnText", { name, amount, date, label }),
        next: t("returnNext"),
        action: t("payAction"),
      };
    case "refund":
      return {
        subject: t("refundSubject", { name, amount }),
        heading: t("refundHeading"),
        text: t("refundText", { amount, date, label, note }),
        next: t("refundNext"),
        action: t("financesAction"),
      };
    case "credit":
      return {
        subject: t("creditSubject", { name }),
        heading: t("creditHeading"),
        text: t("creditText", { name, amount, note }),
        next: "",
        action: t("financesAction"),
      };
    case "void":
      return {
        subject: t("voidSubject", { name }),
        heading: t("voidHeading"),
        text: t("voidText", { name, amount, note }),
        next: "",
        action: t("financesAction"),
      };
  }
}

function PostingNotice({ locale, ...props }: Props & MailLocale) {
  const t = translate(locale);
  const { heading, text, next, action } = wordsOf(props, locale);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={heading}
      action={{ label: action, href: props.href }}
    >
      <MailText>{text}</MailText>
      {props.invoices.map(({ number, balance }) => (
        <MailText key={number}>{t("invoice", { number, balance })}</MailText>
      ))}
      {next && <MailText>{next}</MailText>}
    </MailLayout>
  );
}

/** Tells an account's people that money went back, or that they owe less or again. */
export const postingNoticeMail = defineMail<Props>({
  name: "billing.posting-notice",
  component: PostingNotice,
  subject: (props, locale) => wordsOf(props, locale).subject,
  example: {
    kind: "return",
    name: "Lincoln High School Band Boosters",
    amount: "$195.00",
    date: "November 12, 2026",
    label: "Bank account ending in 6789",
    note: "",
    invoices: [{ number: "2026-000017", balance: "$195.00" }],
    href: `${brand.publicUrl}/app/payments`,
  },
});
