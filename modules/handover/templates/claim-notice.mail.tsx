import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import type { ClaimEvent, ClaimLetter } from "../claims/claim-store.server";
import { claimNoticeSpanish, claimNoticeWords } from "./claim-notice-words";

interface Props {
  readonly event: ClaimLetter;
  readonly club: string;
  /** Who claims it. */
  readonly name: string;
  readonly office: string;
  /** Until when an objection counts, in words. */
  readonly until: string;
  /** What was said against it, or with the decision; "" otherwise. */
  readonly reason: string;
  /** Where the claim is shown; "" for who may not see it. */
  readonly href: string;
}

const subjectOf = (event: ClaimLetter): ClaimEvent =>
  event === "claimedGroup" || event === "claimedKnown" ? "claimed" : event;

const translate = (locale: Locale) => translatorWith(claimNoticeWords, claimNoticeSpanish, locale);

function ClaimNoticeMail({ locale, event, href, ...values }: Props & MailLocale) {
  const t = translate(locale);
  const text = t(`text.${event}`, { ...values, contact: brand.supportEmail });
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t(`subject.${subjectOf(event)}`, values)}
      {...(href && { action: { label: t("action"), href } })}
      note={t("note", { club: values.club })}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Tells of a claim, and what became of it. */
export const claimNoticeMail = defineMail<Props>({
  name: "handover.claim-notice",
  component: ClaimNoticeMail,
  subject: ({ event, ...values }, locale) =>
    translate(locale)(`subject.${subjectOf(event)}`, values),
  example: {
    event: "claimed",
    club: "Lincoln High School Band Boosters",
    name: "Priya Natarajan",
    office: "president",
    until: "November 30, 2026 9:30 am (UTC-05:00)",
    reason: "",
    href: `${brand.publicUrl}/app/handover`,
  },
});
