import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { type Locale, translatorWith } from "#modules/platform/messages";
import { educationSpanish, educationWords } from "./education-words";

interface Props {
  readonly organization: string;
  readonly group: string;
  readonly title: string;
  /** Paragraphs, apart by an empty line; "" for none. */
  readonly text: string;
  /** An https address; "" for none. */
  readonly url: string;
  /** Where it is confirmed; an absolute address. */
  readonly href: string;
}

const translate = (locale: Locale) => translatorWith(educationWords, educationSpanish, locale);

function EducationMail({ locale, ...props }: Props & MailLocale) {
  const t = translate(locale);
  const { organization, group, title, text, url, href } = props;
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim() !== "");
  return (
    <MailLayout
      locale={locale}
      preview={t("preview", { organization })}
      heading={t("heading", { title })}
      action={{ label: t("action"), href }}
    >
      <MailText>{t("text", { group, organization })}</MailText>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <MailText key={index}>{paragraph}</MailText>
      ))}
      {url && <MailText>{t("link", { url })}</MailText>}
      <MailText>{t("ask")}</MailText>
    </MailLayout>
  );
}

/** What a headquarters teaches a chapter, with a way to say that it was read. */
export const educationMail = defineMail<Props>({
  name: "supervision.education",
  component: EducationMail,
  subject: ({ group, title }, locale) => translate(locale)("subject", { group, title }),
  example: {
    organization: "Sigma Zeta Chapter",
    group: "Delta Rho Omega",
    title: "Keeping your exemption",
    text: "File a return every year.\n\nSpend money for your purpose alone.",
    url: "https://www.irs.gov/publications/p557",
    href: `${brand.publicUrl}/app/supervision`,
  },
});
