import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";

export interface NewNote {
  readonly accountId: number;
  readonly text: string;
  /** The form's key: sent twice, it adds one note. */
  readonly key: string;
}

/**
 * Adds staff's words to an account; they are never changed later. For staff and the system.
 * @returns refusal `forbidden`; `not_found` for an account that is not there
 */
export async function addAccountNote(
  ctx: Ctx,
  { accountId, text, key }: NewNote,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "accounts");
  if (others) return others;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    if ((await tx.tx.account.count({ where: { id: accountId, mergedIntoId: null } })) === 0) {
      return refuse({ code: "not_found" });
    }
    const authorId = tx.actor.kind === "user" ? tx.actor.userId : null;
    const note = { accountId, text, authorId, formKey: key, createdAt: tx.now() };
    const { count } = await tx.tx.accountNote.createMany({ data: note, skipDuplicates: true });
    if (count === 1) {
      await audit(tx, { action: "console.note-added", subject: `account:${accountId}` });
    }
    return ok(undefined);
  });
}
