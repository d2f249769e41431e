import { brand } from "#modules/platform/brand.server";
import { defineMail, type MailLocale } from "#modules/platform/mail/define.server";
import { MailLayout, MailText } from "#modules/platform/mail/layout";
import { translator } from "#modules/platform/messages";
import { holdNoticeWords } from "./hold-notice-words";

interface Props {
  readonly event: "held" | "released";
  /** Whether it is because the central organization of the group was revoked. */
  readonly isCentral: boolean;
  /** The group's name; "" where clubs of all groups wait. */
  readonly group: string;
  readonly clubs: number;
  /** The day on which it is released by itself. */
  readonly by: string;
  /** Where it is decided; an absolute address. */
  readonly href: string;
}

const causeOf = ({ isCentral, group }: Props) => (isCentral ? "central" : group ? "group" : "all");

function HoldNotice({ locale, ...props }: Props & MailLocale) {
  const t = translator(holdNoticeWords, locale);
  const { event, group, clubs: count, by, href } = props;
  const why = t(`hold.${causeOf(props)}`, { group, count });
  return (
    <MailLayout
      locale={locale}
      preview={why}
      heading={t(`holdHeading.${event}`)}
      action={{ label: t("holdAction"), href }}
    >
      <MailText>{why}</MailText>
      <MailText>{t(`holdText.${event}`, { by })}</MailText>
    </MailLayout>
  );
}

/** Tells staff that many words wait for them, or that they were released without them. */
export const holdNoticeMail = defineMail<Props>({
  name: "standing.hold-notice",
  component: HoldNotice,
  subject: ({ event, clubs: count }, locale) =>
    translator(holdNoticeWords, locale)(`holdSubject.${event}`, { count }),
  example: {
    event: "held",
    isCentral: false,
    group: "Delta Rho Omega",
    clubs: 12,
    by: "November 27, 2026",
    href: `${brand.publicUrl}/admin/standing`,
  },
});
