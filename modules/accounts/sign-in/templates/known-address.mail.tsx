import { brand } from "#modules/platform/brand.server";
import { MailLink } from "#modules/platform/mail/elements";
import { defineLetter } from "#modules/platform/mail/letter";
import { translatorWith } from "#modules/platform/messages";
import { knownAddressSpanish, knownAddressWords } from "./known-address-words";

interface Props {
  /** The address of the sign-in page. */
  readonly href: string;
  /** The address of the page that sends a reset link. */
  readonly resetHref: string;
}

/** To a known address with which somebody tried to start an application by a wrong password. */
export const knownAddressMail = defineLetter<Props>({
  name: "accounts.known-address",
  words: ({ href, resetHref }, locale) => {
    const t = translatorWith(knownAddressWords, knownAddressSpanish, locale);
    return {
      subject: t("subject", { brand: brand.name }),
      preview: t("preview"),
      heading: t("heading"),
      paragraphs: [
        t("text", { brand: brand.name }),
        <>
          {t("reset")} <MailLink href={resetHref}>{resetHref}</MailLink>
        </>,
      ],
      action: { label: t("action"), href },
      note: t("note"),
    };
  },
  example: { href: `${brand.publicUrl}/login`, resetHref: `${brand.publicUrl}/password/email` },
});
