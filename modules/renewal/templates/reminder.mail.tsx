import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { reminderSpanish, reminderWords } from "./reminder-words";

interface Props {
  readonly organization: string;
  readonly levelName: string;
  /** How many days are left; 0 on the day, negative after it. */
  readonly daysLeft: number;
  /** The due date as it is shown: "May 3, 2027". */
  readonly date: string;
  /** The invoice of this renewal that is not paid yet. */
  readonly invoice?: { readonly number: string; readonly balance: string } | undefined;
  /** The name of the group that may pay for this account; "" for none. */
  readonly group: string;
  /** Where it is renewed or paid; an absolute address. */
  readonly href: string;
  /** Where the account's reminders are chosen; an absolute address. */
  readonly chooseHref: string;
}

const standing = (daysLeft: number) =>
  daysLeft > 0 ? "before" : daysLeft === 0 ? "today" : "after";

const translate = (locale: Locale) => translatorWith(reminderWords, reminderSpanish, locale);

function Reminder({ locale, ...props }: Props & MailLocale) {
  const t = translate(locale);
  const { organization, levelName: level, date, invoice, group, href, chooseHref } = props;
  const when = standing(props.daysLeft);
  const text = t(`text.${when}`, { level, organization, date });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t(`heading.${when}`, { date })}
      action={{ label: t(invoice ? "pay" : "renew"), href }}
      note={t("choose", { organization, url: chooseHref })}
    >
      <MailText>{text}</MailText>
      {invoice && <MailText>{t("invoice", invoice)}</MailText>}
      {group && <MailText>{t("group", { group })}</MailText>}
    </MailLayout>
  );
}

/** Says when the membership has to be renewed, and how. */
export const reminderMail = defineMail<Props>({
  name: "renewal.reminder",
  kind: "event",
  component: Reminder,
  subject: ({ organization, daysLeft }, locale) =>
    translate(locale)(`subject.${standing(daysLeft)}`, {
      organization,
      count: daysLeft,
    }),
  example: {
    organization: "Lincoln High School Band Boosters",
    levelName: "Maintain",
    daysLeft: 14,
    date: "May 3, 2027",
    invoice: { number: "2027-000017", balance: "$175.00" },
    group: "",
    href: `${brand.publicUrl}/app/payments`,
    chooseHref: `${brand.publicUrl}/app/account/reminders`,
  },
});
