import { asThemselves, type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { hashToken } from "#modules/platform/ids.server";
import { ok, type Result } from "#modules/platform/result";
import { endImpersonationOf } from "../store.server";

/**
 * The session behind a cookie's value shows its own person's pages again; ending what is over is fine.
 * @returns the account for whose sake it was begun, if it was not over
 */
export function endImpersonation(ctx: Ctx, token: string): Promise<Result<number | undefined>> {
  return inTransaction(asThemselves(ctx), async (tx) =>
    ok(await endImpersonationOf(tx, hashToken(token), "button")),
  );
}
