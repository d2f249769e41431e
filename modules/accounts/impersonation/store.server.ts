import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";

interface Ended {
  staff_id: number;
  user_id: number;
  account_id: number;
  ends_at: Date;
}

/**
 * Ends what a session shows as a member sees it, and writes it down once, however many ask for it.
 * `by` is left out where it is found over: by its time, or because somebody lost a right to it.
 * @returns the account for whose sake it was begun; undefined when there was nothing to end
 */
export async function endImpersonationOf(
  tx: TxCtx,
  sessionHash: string,
  by?: "button" | "sign-out",
): Promise<number | undefined> {
  const [ended] = await tx.tx.$queryRaw<Ended[]>`
    DELETE FROM seeings WHERE session_hash = ${sessionHash}
    RETURNING staff_id, user_id, account_id, ends_at`;
  if (!ended) return undefined;
  await audit(tx, {
    action: "accounts.seeing-ended",
    subject: `account:${ended.account_id}`,
    data: {
      staff: ended.staff_id,
      person: ended.user_id,
      by: by ?? (ended.ends_at <= tx.now() ? "time" : "lost right"),
    },
  });
  return ended.account_id;
}

/** Ends one that was found over while somebody asked. */
export async function endFoundImpersonation(ctx: Ctx, sessionHash: string): Promise<boolean> {
  const system = { ...ctx, actor: { kind: "system", name: "seeing" } as const };
  const ended = await inTransaction(system, async (tx) =>
    ok(await endImpersonationOf(tx, sessionHash)),
  );
  return ended.ok && ended.value !== undefined;
}

/** Ends those whose time has passed and whose session nobody has used since. */
export async function endLateImpersonations(ctx: Ctx): Promise<void> {
  const late = await ctx.db.seeing.findMany({ where: { endsAt: { lte: ctx.now() } } });
  for (const { sessionHash } of late) await endFoundImpersonation(ctx, sessionHash);
}
