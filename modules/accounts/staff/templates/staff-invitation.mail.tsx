import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { staffRoleMessages } from "../messages";

interface Props {
  /** The address of the page that takes a new password, token included. */
  readonly href: string;
}

/** Invites somebody to the staff: the link by which they choose a password. */
export const staffInvitationMail = defineLetter<Props>({
  name: "accounts.staff-invitation",
  words: ({ href }, locale) => {
    const t = translator(staffRoleMessages, locale);
    return {
      subject: t("invitedSubject", { brand: brand.name }),
      preview: t("invitedPreview"),
      heading: t("invitedHeading", { brand: brand.name }),
      paragraphs: [
        t("invitedText", { brand: brand.name }),
        t("invitedLater", { page: `${brand.publicUrl}/password/email` }),
      ],
      action: { label: t("invitedAction"), href },
      note: t("invitedNote"),
    };
  },
  example: { href: `${brand.publicUrl}/password/reset/example` },
});
