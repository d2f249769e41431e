import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { accountsMessages } from "../messages";
import { refuseOthers } from "../permission.server";

export interface NewAccountUser {
  readonly accountId: number;
  readonly userId: number;
  readonly isPrimary?: boolean;
}

/**
 * Lets a person into an account. For staff and the system only. An account has at most one primary
 * user; the database's partial unique index decides when two ask at once.
 */
export async function addAccountUser(ctx: Ctx, input: NewAccountUser): Promise<Result<void>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const { accountId, userId, isPrimary = false } = input;
  return inTransaction(ctx, async (tx) => {
    const account = await tx.tx.account.count({ where: { id: accountId } });
    const user = await tx.tx.user.count({ where: { id: userId } });
    if (!account || !user) return refuse({ code: "not_found" });
    const added = await tx.tx.accountUser.createMany({
      data: { accountId, userId, isPrimary, createdAt: tx.now() },
      skipDuplicates: true,
    });
    if (added.count === 0) {
      const isIn = await tx.tx.accountUser.count({ where: { accountId, userId } });
      const key = isIn ? "alreadyInAccount" : "primaryTaken";
      return refuse({ code: "conflict", message: message(accountsMessages, key) });
    }
    const data = { userId, isPrimary };
    await audit(tx, { action: "accounts.person-added", subject: `account:${accountId}`, data });
    return ok(undefined);
  });
}
