import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import type { ApplicationState } from "../contract";
import { applicationMovedSpanish, applicationMovedWords } from "./application-moved-words";

type MovedTo = Exclude<ApplicationState, "draft">;

interface Props {
  readonly state: MovedTo;
  readonly organization: string;
  readonly levelName: string;
  /** Words of the staff; "" for none. */
  readonly note: string;
  /** What is asked for, field by field. */
  readonly requests: readonly { readonly label: string; readonly message: string }[];
  /** Nothing is to be paid any more. */
  readonly isSettled: boolean;
  /** Where to go from here; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) =>
  translatorWith(applicationMovedWords, applicationMovedSpanish, locale);

function wordsOf({ state, organization, levelName, note, isSettled }: Props, locale: Locale) {
  const t = translate(locale);
  const level = levelName;
  switch (state) {
    case "submitted":
      return {
        subject: t("submittedSubject"),
        heading: t("submittedHeading"),
        text: t(isSettled ? "submittedSettledText" : "submittedText", { organization, level }),
        action: t(isSettled ? "homeAction" : "submittedAction"),
      };
    case "paid":
      // Words of the staff come with it where it was waived.
      return {
        subject: t(note ? "waivedSubject" : "paidSubject"),
        heading: t(note ? "waivedHeading" : "paidHeading"),
        text: t(note ? "waivedText" : "paidText", { organization, level }),
        action: t("homeAction"),
      };
    case "in_review":
      return {
        subject: t("inReviewSubject"),
        heading: t("inReviewHeading"),
        text: t("inReviewText", { organization }),
        action: t("homeAction"),
      };
    case "changes_requested":
      return {
        subject: t("changesSubject"),
        heading: t("changesHeading"),
        text: t("changesText", { organization }),
        action: t("changesAction"),
      };
    case "approved":
      return {
        subject: t("approvedSubject", { brand: brand.name }),
        heading: t("approvedHeading"),
        text: t("approvedText", { organization, brand: brand.name }),
        action: t("homeAction"),
      };
    case "declined":
      return {
        subject: t("declinedSubject"),
        heading: t("declinedHeading"),
        text: t("declinedText", { organization }),
        action: t("homeAction"),
      };
  }
}

function ApplicationMoved({ locale, ...props }: Props & MailLocale) {
  const { heading, text, action } = wordsOf(props, locale);
  return (
    <MailLayout
      locale={locale}
      preview={text}
      heading={heading}
      action={{ label: action, href: props.href }}
    >
      <MailText>{text}</MailText>
      {props.note && <MailText>{props.note}</MailText>}
      {props.requests.map(({ label, message }) => (
        <MailText key={`${label}: ${message}`}>
          <strong>{label}</strong>
          <br />
          {message}
        </MailText>
      ))}
    </MailLayout>
  );
}

/** Says that an application came into another state, and what that means. */
export const applicationMovedMail = defineMail<Props>({
  name: "applications.moved",
  component: ApplicationMoved,
  subject: (props, locale) => wordsOf(props, locale).subject,
  example: {
    state: "changes_requested",
    organization: "Lincoln High School Band Boosters",
    levelName: "Start-Up",
    note: "",
    requests: [{ label: "EIN", message: "This is the school's number. Please give your own." }],
    isSettled: true,
    href: `${brand.publicUrl}/application/create/example`,
  },
});
