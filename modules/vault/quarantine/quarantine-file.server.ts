import { lockAccount, primaryOf, staffWhoMay } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { type QuarantineEvent, tellQuarantineJob } from "../jobs";

interface Found {
  readonly fileId: number;
  /** What the scanner found, as it calls it. */
  readonly finding: string;
}

/**
 * Puts a file into quarantine for what the virus scanner found in it, unless staff have released it
 * from the same finding before, and has its uploader and staff told. For the system; nothing happens
 * to a file that is in quarantine or gone.
 */
export const quarantineFile = (ctx: Ctx, { fileId, finding }: Found): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const { accountId } = await tx.tx.accountFile.findUniqueOrThrow({ where: { id: fileId } });
    await lockAccount(tx, accountId);
    const released = { fileId, finding, outcome: "released" };
    if ((await tx.tx.fileFinding.count({ where: released })) > 0) return ok(undefined);
    const { count } = await tx.tx.accountFile.updateMany({
      where: { id: fileId, removedAt: null, quarantinedAt: null },
      data: { quarantinedAt: tx.now(), revision: { increment: 1 } },
    });
    if (count === 0) return ok(undefined);
    const { id } = await tx.tx.fileFinding.create({
      data: { fileId, finding, foundAt: tx.now() },
      select: { id: true },
    });
    const data = { fileId, finding };
    await audit(tx, { action: "vault.file-quarantined", subject: `account:${accountId}`, data });
    const members = await tellMembers(tx, id, "found");
    await tellStaff(tx, id, members);
    return ok(undefined);
  });

/**
 * Has whoever uploaded a file told of it; the primary user where that person is no longer of the
 * account. @returns who is told
 */
export async function tellMembers(
  tx: TxCtx,
  findingId: number,
  event: QuarantineEvent,
): Promise<readonly number[]> {
  const { file } = await tx.tx.fileFinding.findUniqueOrThrow({
    where: { id: findingId },
    select: { file: { select: { accountId: true, uploadedById: true } } },
  });
  const { accountId, uploadedById } = file;
  const isThere =
    uploadedById !== null &&
    (await tx.tx.accountUser.count({ where: { accountId, userId: uploadedById } })) > 0;
  const userId = isThere ? uploadedById : await primaryOf(tx, accountId);
  if (userId === null) return [];
  await enqueueAll(tx, tellQuarantineJob, [{ findingId, userId, event, isStaff: false }]);
  return [userId];
}

/** Has the staff told whose work accounts are, but for those who are told as members. */
async function tellStaff(tx: TxCtx, findingId: number, told: readonly number[]): Promise<void> {
  const staff = await staffWhoMay(tx, "accounts");
  const payloads = staff
    .filter((userId) => !told.includes(userId))
    .map((userId) => ({ findingId, userId, event: "found" as const, isStaff: true }));
  await enqueueAll(tx, tellQuarantineJob, payloads);
}
