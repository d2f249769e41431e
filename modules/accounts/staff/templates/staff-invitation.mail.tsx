import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translatorWith } from "#modules/platform/messages";
import { staffInvitationSpanish, staffInvitationWords } from "./staff-invitation-words";

interface Props {
  /** The address of the page that takes a new password, token included. */
  readonly href: string;
}

/** Invites somebody to the staff: the link by which they choose a password. */
export const staffInvitationMail = defineLetter<Props>({
  name: "accounts.staff-invitation",
  words: ({ href }, locale) => {
    const t = translatorWith(staffInvitationWords, staffInvitationSpanish, locale);
    return {
      subject: t("subject", { brand: brand.name }),
      preview: t("preview"),
      heading: t("heading", { brand: brand.name }),
      paragraphs: [
        t("text", { brand: brand.name }),
        t("later", { page: `${brand.publicUrl}/password/email` }),
      ],
      action: { label: t("action"), href },
      note: t("note"),
    };
  },
  example: { href: `${brand.publicUrl}/password/reset/example` },
});
