import { lockAccount, primaryOf, staffWhoMay } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { enqueueAll } from "#modules/platform/jobs/index.server";
import { ok, type Result } from "#modules/platform/result";
import { type QuarantineEvent, tellQuarantineJob } from "../jobs";
import {
  type FileFacts,
  findingWithFile,
  type KeptFile,
  markFile,
  refOf,
  subjectOf,
} from "./kept-files.server";

interface Found {
  readonly file: KeptFile;
  /** What the scanner found, as it calls it. */
  readonly finding: string;
}

/**
 * Puts a file into quarantine for what the virus scanner found in it, unless staff have released it
 * from the same finding before, and has its sender and staff told. For the system; nothing happens
 * to a file that is in quarantine or gone.
 */
export const quarantineFile = (ctx: Ctx, { file, finding }: Found): Promise<Result<void>> =>
  inTransaction(ctx, async (tx): Promise<Result<void>> => {
    await lockOwner(tx, file);
    const ref = refOf(file);
    const released = { ...ref, finding, outcome: "released" };
    if ((await tx.tx.fileFinding.count({ where: released })) > 0) return ok(undefined);
    if (!(await markFile(tx.tx, file, { quarantinedAt: tx.now() }))) return ok(undefined);
    const { id } = await tx.tx.fileFinding.create({
      data: { ...ref, finding, foundAt: tx.now() },
      select: { id: true },
    });
    const found = await findingWithFile(tx, id);
    if (!found) throw new Error(`finding ${id} is not there`);
    const data = { ...ref, finding };
    await audit(tx, { action: "vault.file-quarantined", subject: subjectOf(found.facts), data });
    const members = await tellSender(tx, { id, facts: found.facts }, "found");
    await tellStaff(tx, id, members);
    return ok(undefined);
  });

async function lockOwner(tx: TxCtx, { from, id }: KeptFile): Promise<void> {
  const select = { accountId: true };
  if (from === "paper") {
    const { accountId } = await tx.tx.accountFile.findUniqueOrThrow({ where: { id }, select });
    await lockAccount(tx, accountId);
  }
  if (from === "claim") {
    const { accountId } = await tx.tx.claim.findUniqueOrThrow({ where: { id }, select });
    await lockAccount(tx, accountId);
  }
}

/**
 * Has whoever sent a file told of it; of a club's paper the primary user where that person is no
 * longer of the account. @returns which people are told
 */
export async function tellSender(
  tx: TxCtx,
  { id: findingId, facts }: { readonly id: number; readonly facts: FileFacts },
  event: QuarantineEvent,
): Promise<readonly number[]> {
  const { sender, accountId } = facts;
  if ("email" in sender || accountId === null) {
    await enqueueAll(tx, tellQuarantineJob, [{ findingId, userId: null, event, isStaff: false }]);
    return [];
  }
  const { userId: uploader } = sender;
  const isThere =
    uploader !== null &&
    (await tx.tx.accountUser.count({ where: { accountId, userId: uploader } })) > 0;
  const userId = isThere ? uploader : await primaryOf(tx, accountId);
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
