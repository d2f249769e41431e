import { languagesOfAddress, readReader } from "#modules/accounts/index.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { translatorWith } from "#modules/platform/messages";
import { ok } from "#modules/platform/result";
import { officeName } from "../office-name";
import { officeWords } from "../office-words";
import { offices } from "../spanish";
import { addNoticeToken } from "../store.server";
import { officerLetterMail } from "../templates/officer-letter.mail";
import { officerLetterSpanish, officerLetterWords } from "../templates/officer-letter-words";
import { newNoticeToken } from "./notice-token.server";
import { holderOf } from "./stored";

const whole = {
  term: { select: { email: true } },
  certificate: {
    include: { issuedBy: { select: { firstName: true, lastName: true } } },
  },
} as const;

/**
 * Tells one person of a letter, with the link that objects. The link's value is made here and is in the
 * mail alone; a repeated attempt adds another, since the mail before may have gone out.
 */
export async function sendCertificateNotice(ctx: Ctx, noticeId: number): Promise<void> {
  const notice = await ctx.db.officerCertificateNotice.findUnique({
    where: { id: noticeId },
    include: whole,
  });
  if (notice?.state !== "waiting" && notice?.state !== "failed") return;
  const { certificate, term, userId } = notice;
  const to =
    userId === null
      ? term && {
          to: term.email,
          languages: await languagesOfAddress(ctx, term.email, certificate.issuedById),
        }
      : await readReader(ctx, userId);
  if (!to?.to || certificate.withdrawnAt) return settleNotice(ctx, noticeId, "overtaken");
  const { token, hash } = newNoticeToken(noticeId);
  const kept = await inTransaction(ctx, async (tx) => ok(await addNoticeToken(tx, noticeId, hash)));
  if (!kept.ok || !kept.value) return;
  const { issuedBy } = certificate;
  const maker = issuedBy ? `${issuedBy.firstName ?? ""} ${issuedBy.lastName ?? ""}`.trim() : "";
  const { languages } = to;
  const { locale } = languages;
  const t = translatorWith(officerLetterWords, officerLetterSpanish, locale);
  await deliverMail(ctx, {
    mail: officerLetterMail,
    to: to.to,
    locale,
    props: {
      organization: certificate.accountName,
      name: certificate.name,
      office: officeName(translatorWith(officeWords, offices, locale), holderOf(certificate)),
      maker: maker || t("somebody"),
      day: formatLongDate(fromUtcDate(certificate.validThrough), languages),
      href: `${env.publicUrl}/officer-letter/${token}`,
    },
    messageKey: `officers.letter-notice:${noticeId}`,
  });
  await settleNotice(ctx, noticeId, "sent");
}

/** Notes that a notice could not be sent. */
export const failCertificateNotice = (ctx: Ctx, noticeId: number): Promise<void> =>
  settleNotice(ctx, noticeId, "failed");

async function settleNotice(
  ctx: Ctx,
  id: number,
  state: "sent" | "overtaken" | "failed",
): Promise<void> {
  await ctx.db.officerCertificateNotice.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}
