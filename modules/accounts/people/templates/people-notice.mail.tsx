import { brand } from "#modules/platform/brand.server";
import { defineLetter, type Letter } from "#modules/platform/mail/letter";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { peopleNoticeSpanish, peopleNoticeWords } from "./people-notice-words";

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

function wordsOf({ notice, href }: Props, locale: Locale): Omit<Letter, "preview"> {
  const t = translatorWith(peopleNoticeWords, peopleNoticeSpanish, locale);
  const names = { brand: brand.name };
  switch (notice.kind) {
    case "added":
      return {
        subject: t("addedSubject", { ...names, account: notice.account }),
        heading: t("addedHeading", { account: notice.account }),
        paragraphs: [t("addedText")],
        action: { label: t("addedAction"), href },
        note: t("addedNote"),
      };
    case "primary-changed":
      return {
        subject: t("primarySubject", { account: notice.account }),
        heading: t("primarySubject", { account: notice.account }),
        paragraphs: [t("primaryText", { person: notice.person, account: notice.account })],
        action: { label: t("primaryAction"), href },
        note: t("primaryNote"),
      };
    case "email-changed":
      return {
        subject: t("emailChangedSubject", names),
        heading: t("emailChangedHeading"),
        paragraphs: [t("emailChangedText")],
        action: { label: t("emailChangedAction", names), href },
        note: t("emailChangedNote"),
      };
  }
}

/** Says what happened to a person's place in an account, so that a stranger's change is noticed. */
export const peopleNoticeMail = defineLetter<Props>({
  name: "accounts.people-notice",
  words: (props, locale) => {
    const words = wordsOf(props, locale);
    return { ...words, preview: words.paragraphs.join(" ") };
  },
  example: {
    notice: {
      kind: "primary-changed",
      account: "Lincoln High School Band Boosters",
      person: "Pat Rivera",
    },
    href: `${brand.publicUrl}/app/account/users`,
  },
});
