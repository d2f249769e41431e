import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { comparePurposeJob } from "../jobs";
import { actorId, changeWhole } from "../store.server";

/**
 * Writes the purpose that all chapters of a group have; one before it stays as it was, with who had
 * adopted it, and the same words again change nothing. Owners and editors for all chapters may.
 */
export const writeStatement = (
  ctx: Ctx,
  { accountId, text: typed }: { readonly accountId: number; readonly text: string },
): Promise<Result<{ version: number }>> =>
  changeWhole(ctx, accountId, async (tx, { groupId }): Promise<Result<{ version: number }>> => {
    const text = typed.trim();
    const last = await tx.tx.purposeStatement.findFirst({
      where: { groupId },
      orderBy: { version: "desc" },
    });
    if (last?.text === text) return ok({ version: last.version });
    const version = (last?.version ?? 0) + 1;
    await tx.tx.purposeStatement.create({
      data: { groupId, version, text, writtenAt: tx.now(), userId: actorId(tx) },
    });
    const data = { groupId, version };
    await audit(tx, {
      action: "supervision.purpose-written",
      subject: `account:${accountId}`,
      data,
    });
    await enqueue(tx, comparePurposeJob, { groupId });
    return ok({ version });
  });
