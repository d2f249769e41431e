import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import type { NoticeEvent } from "../store.server";
import { handoverNoticeSpanish, handoverNoticeWords } from "./handover-notice-words";

interface Props {
  readonly event: NoticeEvent;
  readonly club: string;
  /** The incoming person. */
  readonly name: string;
  readonly office: string;
  /** Why it was declined; "" otherwise. */
  readonly reason: string;
  /** The handover; "" for who may not open it. */
  readonly href: string;
}

const translate = (locale: Locale) =>
  translatorWith(handoverNoticeWords, handoverNoticeSpanish, locale);

function HandoverNoticeMail({ locale, event, href, ...values }: Props & MailLocale) {
  const t = translate(locale);
  const text = t(`text.${event}`, values);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={t(`subject.${event}`, values)}
      {...(href && { action: { label: t("action"), href } })}
      note={t("note", { club: values.club })}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Tells what became of a handover. */
export const handoverNoticeMail = defineMail<Props>({
  name: "handover.notice",
  component: HandoverNoticeMail,
  subject: ({ event, ...values }, locale) => translate(locale)(`subject.${event}`, values),
  example: {
    event: "accepted",
    club: "Lincoln High School Band Boosters",
    name: "Priya Natarajan",
    office: "treasurer",
    reason: "",
    href: `${brand.publicUrl}/app/handover/1`,
  },
});
