import { brand } from "#modules/platform/brand.server";
import { MailLink } from "#modules/platform/mail/elements";
import { defineLetter } from "#modules/platform/mail/letter";
import { translator } from "#modules/platform/messages";
import { mailMessages } from "../mail-messages";

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
    const t = translator(mailMessages, locale);
    return {
      subject: t("knownSubject", { brand: brand.name }),
      preview: t("knownPreview"),
      heading: t("knownHeading"),
      paragraphs: [
        t("knownText", { brand: brand.name }),
        <>
          {t("knownReset")} <MailLink href={resetHref}>{resetHref}</MailLink>
        </>,
      ],
      action: { label: t("knownAction"), href },
      note: t("knownNote"),
    };
  },
  example: { href: `${brand.publicUrl}/login`, resetHref: `${brand.publicUrl}/password/email` },
});
