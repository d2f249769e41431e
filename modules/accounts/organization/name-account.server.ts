import { audit } from "#modules/platform/audit.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { UNNAMED_ACCOUNT } from "../messages";

/**
 * Gives an account that has no name yet the one that its application says, so that its invoice is
 * made out to it and staff find it. One that is called as the application called it before follows
 * the correction; any other name stays. Joins the caller's transaction.
 */
export async function nameAccount(
  tx: TxCtx,
  accountId: number,
  { name, before }: { readonly name: string | undefined; readonly before: string | undefined },
): Promise<void> {
  if (!name || name === before) return;
  const { count } = await tx.tx.account.updateMany({
    where: { id: accountId, name: { in: [UNNAMED_ACCOUNT, ...(before ? [before] : [])] } },
    data: { name },
  });
  if (count === 0) return;
  await audit(tx, {
    action: "accounts.account-named",
    subject: `account:${accountId}`,
    data: { name },
  });
}
