import { languagesOfAddress, readReader } from "#modules/accounts/index.server";
import { type Office, officeName, officeWords } from "#modules/officers/contract";
import { offices } from "#modules/officers/spanish";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { deliverMail } from "#modules/platform/mail/index.server";
import { translatorWith } from "#modules/platform/messages";
import type { NoticeEvent } from "../store.server";
import { handoverNoticeMail } from "../templates/handover-notice.mail";

/** Sends one person the mail about what became of a handover. */
export async function sendHandoverNotice(ctx: Ctx, noticeId: number): Promise<void> {
  const notice = await ctx.db.handoverNotice.findUnique({
    where: { id: noticeId },
    include: { handover: { include: { account: { include: { group: true } } } } },
  });
  if (notice?.state !== "waiting" && notice?.state !== "failed") return;
  const { handover, userId, email } = notice;
  const { account } = handover;
  const recipient =
    userId === null
      ? email !== "" && {
          to: email,
          languages: await languagesOfAddress(ctx, email, handover.outgoingId),
        }
      : await readReader(ctx, userId);
  if (!recipient) return settleNotice(ctx, noticeId, "unwanted");
  const { locale } = recipient.languages;
  const held = { office: handover.office as Office, title: handover.title };
  const href = userId === null ? "" : await pageOf(ctx, userId, handover);
  await deliverMail(ctx, {
    mail: handoverNoticeMail,
    to: recipient.to,
    locale,
    props: {
      // The table's check holds it to the events.
      event: notice.event as NoticeEvent,
      club: account.name,
      name: handover.name,
      office: officeName(translatorWith(officeWords, offices, locale), held).toLowerCase(),
      reason: handover.declineReason,
      href: href && `${env.publicUrl}${href}`,
    },
    messageKey: `handover.notice:${noticeId}`,
  });
  await settleNotice(ctx, noticeId, "sent");
}

/** The page on which a person of the club, or of its headquarters, acts on a handover; "" for nobody of them. */
async function pageOf(
  ctx: Ctx,
  userId: number,
  handover: {
    readonly id: number;
    readonly accountId: number;
    readonly account: { readonly group: { readonly centralAccountId: number | null } | null };
  },
): Promise<string> {
  const belongs = async (accountId: number) =>
    (await ctx.db.accountUser.count({ where: { accountId, userId } })) > 0;
  if (await belongs(handover.accountId)) return `/app/handover/${handover.id}`;
  const central = handover.account.group?.centralAccountId;
  return central && (await belongs(central)) ? `/app/group/handover?account_id=${central}` : "";
}

/** Notes that a mail could not be sent. */
export const failHandoverNotice = (ctx: Ctx, noticeId: number): Promise<void> =>
  settleNotice(ctx, noticeId, "failed");

async function settleNotice(
  ctx: Ctx,
  id: number,
  state: "sent" | "unwanted" | "failed",
): Promise<void> {
  await ctx.db.handoverNotice.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}
