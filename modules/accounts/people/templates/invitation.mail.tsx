import { brand } from "#modules/platform/brand.server";
import { type CivilDate, civilDate } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
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

function Invitation({
  href,
  account,
  inviter,
  becomesPrimary,
  expiresOn,
  locale,
}: Props & MailLocale) {
  const t = translator(peopleMessages, locale);
  const names = { account, brand: brand.name };
  return (
    <MailLayout
      locale={locale}
      preview={t("invitationPreview")}
      heading={t("invitationHeading")}
      action={{ label: t("invitationAction"), href }}
      note={t("invitationNote", { date: formatLongDate(expiresOn) })}
    >
      <MailText>
        {inviter ? t("invitationText", { ...names, inviter }) : t("invitationTextNobody", names)}
      </MailText>
      {becomesPrimary && <MailText>{t("invitationPrimary")}</MailText>}
    </MailLayout>
  );
}

/** The link by which a person accepts to belong to an account. */
export const invitationMail = defineMail<Props>({
  name: "accounts.invitation",
  component: Invitation,
  subject: ({ account }, locale) =>
    translator(peopleMessages, locale)("invitationSubject", { account, brand: brand.name }),
  example: {
    href: `${brand.publicUrl}/invitation/example`,
    account: "Lincoln High School Band Boosters",
    inviter: "Pat Rivera",
    becomesPrimary: false,
    expiresOn: civilDate("2027-05-10"),
  },
});
