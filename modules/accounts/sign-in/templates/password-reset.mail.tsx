import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translatorWith } from "#modules/platform/messages";
import { passwordResetSpanish, passwordResetWords } from "./password-reset-words";

interface Props {
  /** The address of the reset page, token included. */
  readonly href: string;
}

/** The link to choose a new password. */
export const passwordResetMail = defineLetter<Props>({
  name: "accounts.password-reset",
  words: ({ href }, locale) => {
    const t = translatorWith(passwordResetWords, passwordResetSpanish, locale);
    return {
      subject: t("subject", { brand: brand.name }),
      preview: t("preview"),
      heading: t("heading"),
      paragraphs: [t("text")],
      action: { label: t("action"), href },
      note: t("note"),
    };
  },
  example: { href: `${brand.publicUrl}/password/reset/example` },
});
