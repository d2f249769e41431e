import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { inTransaction } from "#modules/platform/ctx.server";
import { sign } from "#modules/platform/ids.server";
import { ok } from "#modules/platform/result";

/** The context in which somebody who just proved who they are is the actor, without a staff role. */
export function actingAs(tx: TxCtx, user: { id: number; isStaff: boolean }): TxCtx {
  return {
    ...tx,
    actor: { kind: "user", userId: user.id, isStaff: user.isStaff, accountIds: [] },
  };
}

/** How the trail names an address that nobody here has: a keyed hash, since it may be a mistyped one. */
export const unknownAddress = (emailKey: string) =>
  `address:${sign("audit-address", emailKey).slice(0, 22)}`;

/** Notes a failed try in a transaction of its own, so that refusing does not roll it back. */
export async function noteFailure(ctx: Ctx, action: string, subject: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await audit(tx, { action, subject });
    return ok(undefined);
  });
}
