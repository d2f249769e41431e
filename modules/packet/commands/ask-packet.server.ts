import { lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { writePacketJob } from "../jobs";
import { packetMessages } from "../messages";

/** So many are made within a day. */
const MOST = 5;

/**
 * Asks for a packet of everything that an account has here; asked for again while it is on its way it
 * is the same one. For the account's people, also of one that is suspended or has left, and staff
 * whose work accounts are. Refusals: `not_found`; `conflict` after five within a day.
 */
export async function askPacket(ctx: Ctx, accountId: number): Promise<Result<{ id: number }>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<{ id: number }>> => {
    await lockAccount(tx, accountId);
    const account = await tx.tx.account.count({ where: { id: accountId, mergedIntoId: null } });
    if (account === 0) return refuse({ code: "not_found" });
    const waiting = await tx.tx.packet.findFirst({
      where: { accountId, state: "waiting" },
      select: { id: true },
    });
    if (waiting) return ok(waiting);
    const since = new Date(tx.now().getTime() - days(1));
    const made = await tx.tx.packet.count({ where: { accountId, createdAt: { gt: since } } });
    if (made >= MOST) {
      return refuse({ code: "conflict", message: message(packetMessages, "tooMany") });
    }
    const { actor } = tx;
    const { id } = await tx.tx.packet.create({
      data: {
        accountId,
        askedById: actor.kind === "user" ? actor.userId : null,
        createdAt: tx.now(),
      },
      select: { id: true },
    });
    await enqueue(tx, writePacketJob, { packetId: id });
    await audit(tx, { action: "packet.asked", subject: `account:${accountId}`, data: { id } });
    return ok({ id });
  });
}
