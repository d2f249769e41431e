import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { sessionLimits } from "../../sign-in/domain/session-limits";
import { impersonationMessages } from "../../staff/messages";

export interface NewImpersonation {
  /** The value of the session that is to show it. */
  readonly token: string;
  readonly accountId: number;
  /** One of the account's people. */
  readonly userId: number;
  /** Why; it stays in the record of changes. */
  readonly reason: string;
}

/**
 * From now on this session shows what one of an account's people sees, and changes nothing: for half an
 * hour, or until it is ended. For staff whose role includes it; never as other staff.
 * @returns refusals `forbidden`, `confirm`, `unauthenticated`; `invalid` at `person`; `conflict` (suspended,
 *   or this session does so already)
 */
export async function beginImpersonation(
  ctx: Ctx,
  impersonation: NewImpersonation,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "seeing") ?? refuseUnlessProved(ctx);
  if (others) return others;
  const { actor } = ctx;
  // The system has no session that could show anything.
  if (actor.kind !== "user") return refuse({ code: "forbidden" });
  const { accountId, userId, reason } = impersonation;
  const sessionHash = hashToken(impersonation.token);
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const beganAt = tx.now();
    const open = { tokenHash: sessionHash, userId: actor.userId, expiresAt: { gt: beganAt } };
    if ((await tx.tx.session.count({ where: open })) === 0) {
      return refuse({ code: "unauthenticated" });
    }
    const refused = await refuseUnlessImpersonable(tx, impersonation);
    if (refused) return refused;
    const endsAt = new Date(beganAt.getTime() + sessionLimits.impersonation);
    const row = { sessionHash, staffId: actor.userId, userId, accountId, beganAt, endsAt };
    const { count } = await tx.tx.seeing.createMany({ data: row, skipDuplicates: true });
    if (count === 0) return conflict("alreadyImpersonating");
    const data = { reason, person: userId, until: endsAt.toISOString() };
    await audit(tx, { action: "accounts.seeing-begun", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
}

const conflict = (why: "alreadyImpersonating" | "suspended") =>
  refuse({ code: "conflict", message: message(impersonationMessages, why) });

async function refuseUnlessImpersonable(
  { tx }: TxCtx,
  { accountId, userId }: NewImpersonation,
): Promise<Refused | undefined> {
  const found = await tx.accountUser.findUnique({
    where: { accountId_userId: { accountId, userId } },
    select: { user: { select: { isStaff: true } }, account: { select: { suspendedAt: true } } },
  });
  if (!found) return refuseField("person", message(impersonationMessages, "notOfAccount"));
  if (found.user.isStaff) return refuseField("person", message(impersonationMessages, "isStaff"));
  return found.account.suspendedAt ? conflict("suspended") : undefined;
}
