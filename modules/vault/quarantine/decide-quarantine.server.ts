import { discardLater, lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { tellMembers } from "./quarantine-file.server";
import { quarantineMessages } from "./quarantine-messages";
import type { QuarantineFields } from "./quarantine-schemas";

export interface QuarantineDecision {
  /** Of the finding. */
  readonly id: number;
  /** Those of `quarantineSchema`. */
  readonly fields: QuarantineFields;
}

/**
 * Releases a file from quarantine, after which the same finding does not bring it back, or deletes this
 * version of it; then the version before it is the newest again. For staff whose work accounts are,
 * with the password given lately; a person of the club is told.
 * Refusals: `forbidden`, `confirm`, `not_found`; `conflict` when it is decided, or held and to be deleted.
 */
export async function decideQuarantine(
  ctx: Ctx,
  { id, fields }: QuarantineDecision,
): Promise<Result<void>> {
  const refused = refuseUnlessMay(ctx, "accounts") ?? refuseUnlessProved(ctx);
  if (refused) return refused;
  const { outcome, reason } = fields;
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const found = await tx.tx.fileFinding.findUnique({ where: { id }, include: { file: true } });
    if (!found) return refuse({ code: "not_found" });
    const { accountId, fileName, sha256, isPrivate } = found.file;
    await lockAccount(tx, accountId);
    const { count } = await tx.tx.fileFinding.updateMany({
      where: { id, decidedAt: null },
      data: {
        outcome,
        reason,
        decidedAt: tx.now(),
        decidedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(quarantineMessages, "decided") });
    }
    const file = await tx.tx.accountFile.findUniqueOrThrow({ where: { id: found.fileId } });
    if (outcome === "deleted" && file.hold !== null) {
      return refuse({ code: "conflict", message: message(quarantineMessages, "held") });
    }
    if (outcome === "released") await release(tx, file.id);
    else await remove(tx, file);
    await audit(tx, {
      action: outcome === "released" ? "vault.quarantine-released" : "vault.quarantine-deleted",
      subject: `account:${accountId}`,
      data: {
        fileId: file.id,
        finding: found.finding,
        reason,
        sha256,
        ...(!isPrivate && { fileName }),
      },
    });
    await tellMembers(tx, id, outcome);
    return ok(undefined);
  });
}

async function release(tx: TxCtx, id: number): Promise<void> {
  await tx.tx.accountFile.update({
    where: { id },
    data: { quarantinedAt: null, revision: { increment: 1 } },
  });
}

interface Removed {
  readonly id: number;
  readonly accountId: number;
  readonly paperId: number | null;
  readonly version: number;
  readonly replacedAt: Date | null;
  readonly storageKey: string;
}

async function remove(tx: TxCtx, file: Removed): Promise<void> {
  const { id, accountId, version, storageKey } = file;
  const first = file.paperId ?? id;
  const before = await tx.tx.accountFile.findFirst({
    where: {
      accountId,
      OR: [{ id: first }, { paperId: first }],
      version: { lt: version },
      removedAt: null,
    },
    orderBy: { version: "desc" },
    select: { id: true },
  });
  const makesRoom = before !== null && file.replacedAt === null;
  await tx.tx.accountFile.update({
    where: { id },
    data: {
      removedAt: tx.now(),
      revision: { increment: 1 },
      ...(makesRoom && { replacedAt: tx.now() }),
    },
  });
  if (makesRoom) {
    await tx.tx.accountFile.update({ where: { id: before.id }, data: { replacedAt: null } });
  }
  await discardLater(tx, [storageKey]);
}
