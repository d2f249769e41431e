import { discardLater, lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay, refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { findingWithFile, freeFile, refOf, subjectOf } from "./kept-files.server";
import { tellSender } from "./quarantine-file.server";
import { quarantineMessages } from "./quarantine-messages";
import type { QuarantineFields } from "./quarantine-schemas";

export interface QuarantineDecision {
  /** Of the finding. */
  readonly id: number;
  /** Those of `quarantineSchema`. */
  readonly fields: QuarantineFields;
}

/**
 * Releases a file from quarantine, after which the same finding does not bring it back, or deletes it:
 * of a club's paper this version, and then the version before it is the newest again; what came with
 * a claim or to a contest stays away, and its row stays. For staff whose work accounts are, with the
 * password given lately; whoever sent it is told.
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
    const found = await findingWithFile(tx, id);
    if (!found) return refuse({ code: "not_found" });
    const { facts } = found;
    const { accountId, fileName, sha256, isPrivate } = facts;
    if (accountId !== null) await lockAccount(tx, accountId);
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
    if (outcome === "released") await freeFile(tx, facts);
    else {
      if (facts.from === "paper" && !(await removePaper(tx, facts.id))) {
        return refuse({ code: "conflict", message: message(quarantineMessages, "held") });
      }
      await discardLater(tx, facts.keys);
    }
    await audit(tx, {
      action: outcome === "released" ? "vault.quarantine-released" : "vault.quarantine-deleted",
      subject: subjectOf(facts),
      data: {
        ...refOf(facts),
        finding: found.finding,
        reason,
        ...(sha256 !== "" && { sha256 }),
        ...(!isPrivate && { fileName }),
      },
    });
    await tellSender(tx, found, outcome);
    return ok(undefined);
  });
}

/** @returns false for a paper that is held, of which nothing is changed */
async function removePaper(tx: TxCtx, id: number): Promise<boolean> {
  const file = await tx.tx.accountFile.findUniqueOrThrow({ where: { id } });
  if (file.hold !== null) return false;
  const { accountId, version } = file;
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
  return true;
}
