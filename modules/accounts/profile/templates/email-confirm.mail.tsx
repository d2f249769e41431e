import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { settingsMessages } from "../settings-messages";

interface Props {
  /** The address of the page that confirms, token included. */
  readonly href: string;
}

/** Asks the new address whether it is its person's. */
export const emailConfirmMail = defineLetter<Props>({
  name: "accounts.email-confirm",
  words: ({ href }, locale) => {
    const t = translator(settingsMessages, locale);
    return {
      subject: t("confirmSubject", { brand: brand.name }),
      preview: t("confirmPreview"),
      heading: t("confirmHeading"),
      paragraphs: [t("confirmText", { brand: brand.name })],
      action: { label: t("confirmAction"), href },
      note: t("confirmNote"),
    };
  },
  example: { href: `${brand.publicUrl}/account/email/example` },
});
