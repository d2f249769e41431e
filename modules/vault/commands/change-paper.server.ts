import { lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { toUtcDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { vaultMessages } from "../messages";
import { mayReadPrivate } from "../permission.server";
import type { PaperFields } from "../schemas";
import { current, updatePaper } from "../store.server";
import { judgeFields, privateForbidden } from "./judge-fields";

export interface ChangedPaper {
  /** The newest version. */
  readonly id: number;
  /** The revision that was read: another one now is a `conflict`. */
  readonly revision: number;
  /** Those of `paperSchema`. */
  readonly fields: PaperFields;
}

/**
 * Says something else of a paper: its category, title, days, and whether it is private, which is for
 * the primary user and the treasurer. The account's people and staff may.
 * Refusals: `not_found`, `invalid` at the fields, `conflict` when somebody changed it meanwhile.
 */
export async function changePaper(
  ctx: Ctx,
  { id, revision, fields }: ChangedPaper,
): Promise<Result<void>> {
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const before = await tx.tx.accountFile.findFirst({ where: { id, ...current } });
    if (!before || !mayActFor(ctx, before.accountId)) return refuse({ code: "not_found" });
    const { accountId, isPrivate } = before;
    const maySee = await mayReadPrivate(tx, accountId);
    if (isPrivate && !maySee) return refuse({ code: "not_found" });
    if (fields.is_private && !maySee) return privateForbidden;
    const about = judgeFields(fields);
    if (!about.ok) return about;
    await lockAccount(tx, accountId);
    const { datedOn, endsOn, ...said } = about.value;
    const isChanged = await updatePaper(
      tx,
      { id, accountId, revision },
      {
        ...said,
        datedOn: datedOn ? toUtcDate(datedOn) : before.datedOn,
        endsOn: endsOn ? toUtcDate(endsOn) : null,
      },
    );
    if (!isChanged) {
      return refuse({ code: "conflict", message: message(vaultMessages, "changedMeanwhile") });
    }
    // The older versions are as private as the newest.
    const paperId = before.paperId ?? id;
    await tx.tx.accountFile.updateMany({
      where: { accountId, OR: [{ id: paperId }, { paperId }] },
      data: { isPrivate: fields.is_private },
    });
    await audit(tx, {
      action: "vault.paper-changed",
      subject: `account:${accountId}`,
      // Staff read the record of changes, and are to learn nothing of private papers.
      data:
        isPrivate || fields.is_private
          ? { fileId: id, isPrivate: fields.is_private }
          : { fileId: id, ...said, datedOn: datedOn ?? null, endsOn: endsOn ?? null },
    });
    return ok(undefined);
  });
}
