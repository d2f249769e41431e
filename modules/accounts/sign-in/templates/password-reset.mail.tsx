import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { mailMessages } from "../mail-messages";

interface Props {
  /** The address of the reset page, token included. */
  readonly href: string;
}

/** The link to choose a new password. */
export const passwordResetMail = defineLetter<Props>({
  name: "accounts.password-reset",
  words: ({ href }, locale) => {
    const t = translator(mailMessages, locale);
    return {
      subject: t("resetSubject", { brand: brand.name }),
      preview: t("resetPreview"),
      heading: t("resetHeading"),
      paragraphs: [t("resetText")],
      action: { label: t("resetAction"), href },
      note: t("resetNote"),
    };
  },
  example: { href: `${brand.publicUrl}/password/reset/example` },
});
