import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translatorWith } from "#modules/platform/messages";
import { emailConfirmSpanish, emailConfirmWords } from "./email-confirm-words";

interface Props {
  /** The address of the page that confirms, token included. */
  readonly href: string;
}

/** Asks the new address whether it is its person's. */
export const emailConfirmMail = defineLetter<Props>({
  name: "accounts.email-confirm",
  words: ({ href }, locale) => {
    const t = translatorWith(emailConfirmWords, emailConfirmSpanish, locale);
    return {
      subject: t("subject", { brand: brand.name }),
      preview: t("preview"),
      heading: t("heading"),
      paragraphs: [t("text", { brand: brand.name })],
      action: { label: t("action"), href },
      note: t("note"),
    };
  },
  example: { href: `${brand.publicUrl}/account/email/example` },
});
