import { languagesOfAddress, readReader } from "#modules/accounts/index.server";
import { type Office, officeName, officeWords } from "#modules/officers/contract";
import { offices } from "#modules/officers/spanish";
import type { Ctx } from "#modules/platform/ctx.server";
import { env } from "#modules/platform/env.server";
import { formatInstant } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { translatorWith } from "#modules/platform/messages";
import type { ClaimEvent, ClaimLetter } from "../claims/claim-store.server";
import { claimNoticeMail } from "../templates/claim-notice.mail";

/** Sends one person the mail about a claim. */
export async function sendClaimNotice(ctx: Ctx, noticeId: number): Promise<void> {
  const notice = await ctx.db.claimNotice.findUnique({
    where: { id: noticeId },
    include: { claim: { include: { account: { include: { group: true } } } } },
  });
  if (notice?.state !== "waiting" && notice?.state !== "failed") return;
  const { claim, userId, email } = notice;
  const { account } = claim;
  const recipient =
    userId === null
      ? email !== "" && { to: email, languages: await languagesOfAddress(ctx, email, null) }
      : await readReader(ctx, userId);
  if (!recipient) return settle(ctx, noticeId, "unwanted");
  const { languages } = recipient;
  const held = { office: claim.office as Office, title: claim.title };
  const isOwn =
    userId !== null &&
    (await ctx.db.accountUser.count({ where: { accountId: account.id, userId } })) > 0;
  const central = account.group?.centralAccountId;
  const page = isOwn
    ? `/app/handover?account_id=${account.id}`
    : `/app/group/handover?account_id=${central}`;
  await deliverMail(ctx, {
    mail: claimNoticeMail,
    to: recipient.to,
    locale: languages.locale,
    props: {
      // The table's check holds it to the events.
      event: wordsFor(notice.event as ClaimEvent, { isKnownByRoster: userId === null, isOwn }),
      club: account.name,
      name: claim.name,
      office: officeName(
        translatorWith(officeWords, offices, languages.locale),
        held,
      ).toLowerCase(),
      until: formatInstant(claim.effectiveAt, account.timeZone, languages),
      reason: notice.event === "objected" ? claim.objection : claim.decision,
      href: userId === null ? "" : `${env.publicUrl}${page}`,
    },
    messageKey: `handover.claim-notice:${noticeId}`,
  });
  await settle(ctx, noticeId, "sent");
}

/** Who hears of a claim reads what they can do: object, decide, or write to us. */
function wordsFor(
  event: ClaimEvent,
  { isKnownByRoster, isOwn }: { readonly isKnownByRoster: boolean; readonly isOwn: boolean },
): ClaimLetter {
  if (event !== "claimed" || isOwn) return event;
  return isKnownByRoster ? "claimedKnown" : "claimedGroup";
}

/** Notes that a mail could not be sent. */
export const failClaimNotice = (ctx: Ctx, noticeId: number): Promise<void> =>
  settle(ctx, noticeId, "failed");

async function settle(ctx: Ctx, id: number, state: "sent" | "unwanted" | "failed"): Promise<void> {
  await ctx.db.claimNotice.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { state, settledAt: ctx.now() },
  });
}
