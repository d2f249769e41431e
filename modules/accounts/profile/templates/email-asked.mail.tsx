import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { settingsMessages } from "../settings-messages";

interface Props {
  /** The address of the page that sends a reset link. */
  readonly href: string;
}

/** Tells the old address at once that another one was asked for. */
export const emailAskedMail = defineLetter<Props>({
  name: "accounts.email-asked",
  words: ({ href }, locale) => {
    const t = translator(settingsMessages, locale);
    return {
      subject: t("askedSubject", { brand: brand.name }),
      preview: t("askedPreview"),
      heading: t("askedHeading"),
      paragraphs: [t("askedText")],
      action: { label: t("askedAction"), href },
      note: t("askedNote"),
    };
  },
  example: { href: `${brand.publicUrl}/password/email` },
});
