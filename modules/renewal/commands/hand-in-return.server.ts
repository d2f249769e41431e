import { ownedFileIds } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { renewalMessages } from "../messages";
import { awaitedReturn } from "../queries/awaited-return.server";
import { mayRenew } from "../store.server";

/**
 * Hands in the tax return that a renewal at a full-service level asked for. For the account's own
 * people and staff.
 * @param fileIds files of the account, as a form sends them
 * @returns refusal `not_found`; `invalid` without a file of the account; `conflict` when none is
 *   asked for any more
 */
export async function handInReturn(
  ctx: Ctx,
  { accountId, fileIds }: { readonly accountId: number; readonly fileIds: readonly string[] },
): Promise<Result<void>> {
  if (!mayRenew(ctx.actor, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const owned = await ownedFileIds(tx, accountId, fileIds);
    if (owned.length === 0) {
      return refuseField("file_uploads", message(renewalMessages, "returnMissing"));
    }
    const id = await awaitedReturn(tx, accountId);
    const { count } = await tx.tx.renewal.updateMany({
      where: { id: id ?? 0, returnFileIds: { isEmpty: true } },
      data: { returnFileIds: owned },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(renewalMessages, "returnThere") });
    }
    const subject = `renewal:${id}`;
    await audit(tx, { action: "renewal.return-handed-in", subject, data: { files: owned } });
    return ok(undefined);
  });
}
