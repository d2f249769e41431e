import { brand } from "#modules/platform/brand.server";
import { defineLetter } from "#modules/platform/mail/letter";
import { translatorWith } from "#modules/platform/messages";
import { emailAskedSpanish, emailAskedWords } from "./email-asked-words";

interface Props {
  /** The address of the page that sends a reset link. */
  readonly href: string;
}

/** Tells the old address at once that another one was asked for. */
export const emailAskedMail = defineLetter<Props>({
  name: "accounts.email-asked",
  words: ({ href }, locale) => {
    const t = translatorWith(emailAskedWords, emailAskedSpanish, locale);
    return {
      subject: t("subject", { brand: brand.name }),
      preview: t("preview"),
      heading: t("heading"),
      paragraphs: [t("text")],
      action: { label: t("action"), href },
      note: t("note"),
    };
  },
  example: { href: `${brand.publicUrl}/password/email` },
});
