import { lockAccount } from "#modules/accounts/index.server";
import type { AuditEntry } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { type HandoverAct, statesFor } from "./domain/state";
import { sendHandoverLinkJob, sendHandoverNoticeJob } from "./jobs";

export type NoticeEvent =
  | "accepted"
  | "declined"
  | "expired"
  | "asked_again"
  | "cancelled"
  | "completed"
  | "started";

/** A handover with its account, held by the account's lock until the transaction ends. */
export async function heldHandover(tx: TxCtx, id: number) {
  const found = await tx.tx.handover.findUnique({ where: { id }, select: { accountId: true } });
  if (!found) return undefined;
  await lockAccount(tx, found.accountId);
  return tx.tx.handover.findUniqueOrThrow({
    where: { id },
    include: { account: { select: { name: true, timeZone: true, mergedIntoId: true } } },
  });
}
export type HeldHandover = NonNullable<Awaited<ReturnType<typeof heldHandover>>>;

/** Moves a handover on from the states in which the act is possible; @returns whether it did */
export async function moveOn(
  tx: TxCtx,
  id: number,
  act: HandoverAct,
  data: Prisma.HandoverUncheckedUpdateManyInput,
): Promise<boolean> {
  const { count } = await tx.tx.handover.updateMany({
    where: { id, state: { in: statesFor(act) } },
    data,
  });
  return count === 1;
}

/** Asks for the mail with the link; those of earlier mails stop working. */
export async function askForLink(
  tx: TxCtx,
  { id, sending }: { readonly id: number; readonly sending: number },
): Promise<void> {
  await enqueue(tx, sendHandoverLinkJob, { handoverId: id, sending, isReminder: false });
}

/** Asks for a mail to one person, who signs in or has an address alone. */
export async function notify(
  tx: TxCtx,
  handoverId: number,
  event: NoticeEvent,
  to: { readonly userId: number } | { readonly email: string },
): Promise<void> {
  const { id } = await tx.tx.handoverNotice.create({
    data: { handoverId, event, ...to, createdAt: tx.now() },
    select: { id: true },
  });
  await enqueue(tx, sendHandoverNoticeJob, { noticeId: id });
}

/** Whoever hands over and whoever began it hear of it, once each, but for the one who acts. */
export async function notifySenders(
  tx: TxCtx,
  handover: Pick<HeldHandover, "id" | "outgoingId" | "startedById">,
  event: NoticeEvent,
): Promise<void> {
  const { actor } = tx;
  const self = actor.kind === "user" ? actor.userId : null;
  const told = new Set([handover.outgoingId, handover.startedById]);
  for (const userId of told) {
    if (userId !== null && userId !== self) await notify(tx, handover.id, event, { userId });
  }
}

/** What happened to a handover, in the account's story. */
export const entryOf = (
  action: string,
  { id, accountId }: Pick<HeldHandover, "id" | "accountId">,
  data: Prisma.InputJsonObject = {},
): AuditEntry => ({ action, subject: `account:${accountId}`, data: { handover: id, ...data } });
