import { brand } from "#modules/platform/brand.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { americanLanguages } from "#modules/platform/locale";
import { defineLetter } from "#modules/platform/mail/letter";
import { translatorWith } from "#modules/platform/messages";
import { invitationSpanish, invitationWords } from "./invitation-words";

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
    const t = translatorWith(invitationWords, invitationSpanish, locale);
    const names = { account, brand: brand.name };
    return {
      subject: t("subject", names),
      preview: t("preview"),
      heading: t("heading"),
      paragraphs: [
        inviter ? t("text", { ...names, inviter }) : t("textNobody", names),
        ...(becomesPrimary ? [t("primary")] : []),
      ],
      action: { label: t("action"), href },
      note: t("note", { date: formatLongDate(expiresOn, americanLanguages[locale]) }),
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
