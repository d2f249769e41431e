import { lockAccount, refuseSuspended } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse } from "#modules/platform/result";
import { inspectionMessages } from "../messages";
import type { PageFields } from "../schemas";
import { refuseOutsiders } from "../store.server";

export interface ChangedPage {
  readonly accountId: number;
  /** The version that was read, 0 for none: another one now is a `conflict`. */
  readonly version: number;
  /** Those of `pageSchema`. */
  readonly fields: PageFields;
}

/**
 * Opens or closes the public page of an organization, for its people. Refusals: `not_found`;
 * `forbidden` for staff; `conflict` when somebody changed it meanwhile or the organization is
 * suspended.
 */
export const changeInspectionPage = (
  ctx: Ctx,
  { accountId, version, fields }: ChangedPage,
): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const refused = refuseOutsiders(tx, accountId) ?? (await refuseSuspended(tx, accountId));
    if (refused) return refused;
    await lockAccount(tx, accountId);
    const said = { isOpen: fields.is_open, isIndexed: fields.is_open && fields.is_indexed };
    const before = await tx.tx.inspectionPage.findUnique({ where: { accountId } });
    if ((before?.version ?? 0) !== version) {
      return refuse({ code: "conflict", message: message(inspectionMessages, "changedMeanwhile") });
    }
    const updatedAt = tx.now();
    await tx.tx.inspectionPage.upsert({
      where: { accountId },
      create: { accountId, ...said, updatedAt },
      update: { ...said, version: { increment: 1 }, updatedAt },
    });
    const subject = `account:${accountId}`;
    await audit(tx, { action: "inspection.page-changed", subject, data: said });
    return ok(undefined);
  });
