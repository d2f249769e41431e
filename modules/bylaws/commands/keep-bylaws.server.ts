import { readAccountOverview } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { isHash } from "../domain/hash";
import { bylawsAdoptedJob } from "../jobs";
import { takeUnkept } from "../keeping-store.server";
import { verdictMessages } from "../verdict-messages";

export interface Keeping {
  readonly variant: string;
  readonly hash: string;
  /** With whose papers. */
  readonly accountId: number;
}

/**
 * Puts a visitor's bylaws with the papers of an account, once: of several at once one gets them,
 * and asking again for the same account changes nothing. Whoever holds the hash and is of the
 * account may; the link goes on opening them for everybody who has it.
 * @returns refusal `unauthenticated`; `not_found` for an unknown hash, variant or others' account;
 *   `conflict` when another account has them
 */
export async function keepBylaws(
  ctx: Ctx,
  { variant, hash, accountId }: Keeping,
): Promise<Result<{ accountId: number }>> {
  if (ctx.actor.kind === "visitor") return refuse({ code: "unauthenticated" });
  if (!isHash(hash)) return refuse({ code: "not_found" });
  const account = await readAccountOverview(ctx, accountId);
  if (!account.ok) return account;
  return inTransaction(ctx, async (tx) => {
    const taken = await takeUnkept(tx, { hash, variant }, accountId);
    if (taken !== undefined) {
      const subject = `bylaws:${taken}`;
      await audit(tx, { action: "bylaws.kept", subject, data: { accountId } });
      await enqueue(tx, bylawsAdoptedJob, { accountId });
      return ok({ accountId });
    }
    const found = await tx.tx.bylaws.findUnique({ where: { hash, variant } });
    if (!found) return refuse({ code: "not_found" });
    if (found.accountId === accountId) return ok({ accountId });
    return refuse({ code: "conflict", message: message(verdictMessages, "keptElsewhere") });
  });
}
