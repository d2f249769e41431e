import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { receiptSpanish, receiptWords } from "./receipt-words";

interface Props {
  readonly number: string;
  /** The organization's. */
  readonly name: string;
  /** Amounts and dates as they are shown: "$175.50". */
  readonly amount: string;
  readonly date: string;
  /** "Card payment, Visa ending in 1111" */
  readonly means: string;
  /** What a discount took off; "" for none. */
  readonly discount: string;
  readonly code: string;
  readonly invoices: readonly {
    readonly number: string;
    /** What was settled of it, discount included. */
    readonly amount: string;
    /** What is open of it now. */
    readonly open: string;
  }[];
  /** The account's history; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(receiptWords, receiptSpanish, locale);

function Receipt({ locale, ...props }: Props & MailLocale) {
  const t = translate(locale);
  const { number, name, amount, date, means, discount, code, invoices, href } = props;
  const text = t("receiptText", { amount, name, date });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t("receiptHeading")}
      action={{ label: t("financesAction"), href }}
    >
      <MailText>{text}</MailText>
      <MailText>
        {t("receiptNumber", { number })}
        <br />
        {means}
        {discount && (
          <>
            <br />
            {code
              ? t("receiptDiscountCode", { code, discount })
              : t("receiptDiscount", { discount })}
          </>
        )}
      </MailText>
      {invoices.map((invoice) => (
        <MailText key={invoice.number}>
          {t("receiptInvoice", { number: invoice.number, amount: invoice.amount })}
          <br />
          {t("receiptOpen", { open: invoice.open })}
        </MailText>
      ))}
    </MailLayout>
  );
}

/** Confirms a payment: what came in, and what it settled. */
export const receiptMail = defineMail<Props>({
  name: "billing.receipt",
  component: Receipt,
  subject: ({ amount, name }, locale) => translate(locale)("receiptSubject", { amount, name }),
  example: {
    number: "17",
    name: "Lincoln High School Band Boosters",
    amount: "$175.50",
    date: "November 12, 2026",
    means: "Card payment, Visa ending in 1111",
    discount: "$19.50",
    code: "WELCOME10",
    invoices: [{ number: "2026-000017", amount: "$195.00", open: "$0.00" }],
    href: `${brand.publicUrl}/app/finances`,
  },
});
