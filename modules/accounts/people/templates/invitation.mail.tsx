import { brand } from "#modules/platform/brand.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { peopleMessages } from "../messages";

interface Props {
  /** The address of the invitation's page, token included. */
  readonly href: string;
  readonly account: string;
  /** Who invites, or "" where nobody is to be named. */
  readonly inviter: string;
  readonly becomesPrimary: boolean;
  /** The last day on which the link works for certain. */
  readonly expiresOn: CivilDate;
}

/** The link by which a person accepts to belong to an account. */
export const invitationMail = defineLetter<Props>({
  name: "accounts.invitation",
  words: ({ href, account, inviter, becomesPrimary, expiresOn }, locale) => {
    const t = translator(peopleMessages, locale);
    const names = { account, brand: brand.name };
    return {
      subject: t("invitationSubject", names),
      preview: t("invitationPreview"),
      heading: t("invitationHeading"),
      paragraphs: [
        inviter ? t("invitationText", { ...names, inviter }) : t("invitationTextNobody", names),
        ...(becomesPrimary ? [t("invitationPrimary")] : []),
      ],
      action: { label: t("invitationAction"), href },
      note: t("invitationNote", { date: formatLongDate(expiresOn) }),
    };
  },
  example: {
    href: `${brand.publicUrl}/invitation/example`,
    account: "Lincoln High School Band Boosters",
    inviter: "Pat Rivera",
    becomesPrimary: false,
    expiresOn: civilDate("2027-05-10"),
  },
});
