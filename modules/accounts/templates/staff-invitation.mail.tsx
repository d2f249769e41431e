import { brand } from "#modules/platform/brand.server";
import { defineMail } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { staffRoleMessages } from "../staff/messages";

interface Props {
  /** The address of the page that takes a new password, token included. */
  readonly href: string;
}

const t = translator(staffRoleMessages, "en");

function StaffInvitation({ href }: Props) {
  return (
    <MailLayout
      locale="en"
      preview={t("invitedPreview")}
      heading={t("invitedHeading", { brand: brand.name })}
      action={{ label: t("invitedAction"), href }}
      note={t("invitedNote")}
    >
      <MailText>{t("invitedText", { brand: brand.name })}</MailText>
      <MailText>{t("invitedLater", { page: `${brand.publicUrl}/password/email` })}</MailText>
    </MailLayout>
  );
}

/** Invites somebody to the staff: the link by which they choose a password. */
export const staffInvitationMail = defineMail<Props>({
  name: "accounts.staff-invitation",
  component: StaffInvitation,
  subject: () => t("invitedSubject", { brand: brand.name }),
  example: { href: `${brand.publicUrl}/password/reset/example` },
});
