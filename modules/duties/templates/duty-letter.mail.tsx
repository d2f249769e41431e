import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { dutyLetterSpanish, dutyLetterWords } from "./duty-letter-words";

/** A duty in a letter, with its dates as they are shown. */
export interface LetterDuty {
  readonly title: string;
  /** "November 16, 2026". */
  readonly date: string;
  /** How many days are left; 0 on the day, negative after it. */
  readonly daysLeft: number;
  /** The business day before a date that no law moves; "" for none. */
  readonly actBy: string;
  /** What is said of a duty that is not confirmed; "" of one that is. */
  readonly check: string;
  /** Its own page; an absolute address. */
  readonly href: string;
}

interface Section {
  readonly organization: string;
  /** Its calendar; an absolute address. */
  readonly href: string;
  readonly duties: readonly LetterDuty[];
}

interface Props {
  /** Reminders whose day is today, by club. */
  readonly reminders: readonly Section[];
  /** Of the digest: what comes besides, by club. */
  readonly coming: readonly Section[];
  readonly isDigest: boolean;
  /** Where the digest is chosen; an absolute address. */
  readonly chooseHref: string;
}

const translate = (locale: Locale) => translatorWith(dutyLetterWords, dutyLetterSpanish, locale);

function whenOf({ daysLeft, date }: LetterDuty, locale: Locale): string {
  const t = translate(locale);
  if (daysLeft < 0) return t("overdue", { date });
  if (daysLeft === 0) return t("today", { date });
  return daysLeft === 1 ? t("tomorrow", { date }) : t("ahead", { date, count: daysLeft });
}

/** The same in a few words, for a subject whose end may be cut. */
function shortWhenOf({ daysLeft }: LetterDuty, locale: Locale): string {
  const t = translate(locale);
  if (daysLeft < 0) return t("short.overdue");
  if (daysLeft === 0) return t("short.today");
  return daysLeft === 1 ? t("short.tomorrow") : t("short.ahead", { count: daysLeft });
}

function Duties({ section, locale }: { readonly section: Section; readonly locale: Locale }) {
  const t = translate(locale);
  return (
    <>
      <MailText>
        <strong>{section.organization}</strong>
      </MailText>
      {section.duties.map((duty) => (
        <MailText key={duty.href}>
          <a href={duty.href}>{duty.title}</a>: {whenOf(duty, locale)}.
          {duty.actBy && ` ${t("actBy", { date: duty.actBy })}`}
          {duty.check && ` ${duty.check}`}
        </MailText>
      ))}
    </>
  );
}

const allOf = (sections: readonly Section[]) => sections.flatMap(({ duties }) => duties);

function DutyLetter({ locale, ...props }: Props & MailLocale) {
  const t = translate(locale);
  const { reminders, coming, isDigest, chooseHref } = props;
  const [first] = allOf([...reminders, ...coming]);
  const [section] = [...reminders, ...coming];
  const preview = first ? t("preview", { title: first.title, when: whenOf(first, locale) }) : "";
  return (
    <MailLayout
      locale={locale}
      preview={preview}
      heading={t(isDigest ? "heading.digest" : "heading.reminders")}
      action={{ label: t("open"), href: section?.href ?? chooseHref }}
      note={`${t("later")} ${t("choose", { url: chooseHref })}`}
    >
      {isDigest && reminders.length > 0 && <MailText>{t("reminders")}</MailText>}
      {reminders.map((one) => (
        <Duties key={one.href} section={one} locale={locale} />
      ))}
      {coming.length > 0 && <MailText>{t("coming")}</MailText>}
      {coming.map((one) => (
        <Duties key={one.href} section={one} locale={locale} />
      ))}
    </MailLayout>
  );
}

function subjectOf({ reminders, isDigest }: Props, locale: Locale): string {
  const t = translate(locale);
  const duties = allOf(reminders);
  const [first] = duties;
  if (isDigest || !first) return t("subject.digest");
  if (reminders.length > 1) return t("subject.many", { count: duties.length });
  const when = shortWhenOf(first, locale);
  const organization = reminders[0]?.organization ?? "";
  return t("subject.reminders", { count: duties.length, title: first.title, when, organization });
}

/** What falls on one day for one person, in one letter; on the day of the digest with what comes. */
export const dutyLetterMail = defineMail<Props>({
  name: "duties.letter",
  kind: "event",
  component: DutyLetter,
  subject: subjectOf,
  example: {
    reminders: [
      {
        organization: "Lincoln High School Band Boosters",
        href: `${brand.publicUrl}/app/calendar`,
        duties: [
          {
            title: "Form 990-N (e-Postcard) for the year that ends June 30, 2026",
            date: "November 16, 2026",
            daysLeft: 14,
            actBy: "",
            check: "",
            href: `${brand.publicUrl}/app/calendar/us.990n/2026-06-30`,
          },
        ],
      },
    ],
    coming: [],
    isDigest: false,
    chooseHref: `${brand.publicUrl}/account/digest`,
  },
});
