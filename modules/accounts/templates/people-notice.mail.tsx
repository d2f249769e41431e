import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translator } from "#modules/platform/messages";
import { peopleMessages } from "../people/messages";

/** What the reader is told; `account` and `person` are names. */
export type PeopleNotice =
  | { readonly kind: "added"; readonly account: string }
  | { readonly kind: "primary-changed"; readonly account: string; readonly person: string }
  | { readonly kind: "email-changed" };

interface Props {
  readonly notice: PeopleNotice;
  /** The address of the page that the button leads to. */
  readonly href: string;
}

function wordsOf(notice: PeopleNotice, locale: Locale) {
  const t = translator(peopleMessages, locale);
  const names = { brand: brand.name };
  switch (notice.kind) {
    case "added":
      return {
        subject: t("addedSubject", { ...names, account: notice.account }),
        heading: t("addedHeading", { account: notice.account }),
        text: t("addedText"),
        note: t("addedNote"),
        action: t("addedAction"),
      };
    case "primary-changed":
      return {
        subject: t("primarySubject", { account: notice.account }),
        heading: t("primaryHeading", { account: notice.account }),
        text: t("primaryText", { person: notice.person, account: notice.account }),
        note: t("primaryNote"),
        action: t("primaryAction"),
      };
    case "email-changed":
      return {
        subject: t("emailChangedSubject", names),
        heading: t("emailChangedHeading"),
        text: t("emailChangedText"),
        note: t("emailChangedNote"),
        action: t("emailChangedAction", names),
      };
  }
}

function PeopleNoticeMail({ notice, href, locale }: Props & MailLocale) {
  const { heading, text, note, action } = wordsOf(notice, locale);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={heading}
      action={{ label: action, href }}
      note={note}
    >
      <MailText>{text}</MailText>
    </MailLayout>
  );
}

/** Says what happened to a person's place in an account, so that a stranger's change is noticed. */
export const peopleNoticeMail = defineMail<Props>({
  name: "accounts.people-notice",
  component: PeopleNoticeMail,
  subject: ({ notice }, locale) => wordsOf(notice, locale).subject,
  example: {
    notice: {
      kind: "primary-changed",
      account: "Lincoln High School Band Boosters",
      person: "Pat Rivera",
    },
    href: `${brand.publicUrl}/app/account/users`,
  },
});
