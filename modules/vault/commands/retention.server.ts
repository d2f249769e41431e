import { discardLater, lockAccount } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { mayActFor } from "#modules/platform/permission.server";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { isOpenYear } from "../domain/open-year";
import { vaultMessages } from "../messages";
import { isPrimary, mayReadPrivate } from "../permission.server";
import { duePapers } from "../queries/read-retention.server";
import type { HoldFields, RetentionFields } from "../schemas";
import { current, updatePaper } from "../store.server";
import type { DuePaper } from "../views";

export interface HeldPaper {
  readonly id: number;
  readonly revision: number;
  /** That of `holdSchema`. */
  readonly fields: HoldFields;
}

/**
 * Holds a paper for an audit or a dispute, or lets go of it: the account's people and staff may. What
 * is held is not deleted. Refusals: `not_found`; `conflict` when somebody changed it meanwhile.
 */
export async function holdPaper(
  ctx: Ctx,
  { id, revision, fields }: HeldPaper,
): Promise<Result<void>> {
  return inTransaction(ctx, async (tx): Promise<Result<void>> => {
    const paper = await tx.tx.accountFile.findFirst({ where: { id, ...current } });
    if (!paper || !mayActFor(ctx, paper.accountId)) return refuse({ code: "not_found" });
    const { accountId, isPrivate } = paper;
    if (isPrivate && !(await mayReadPrivate(tx, accountId))) return refuse({ code: "not_found" });
    await lockAccount(tx, accountId);
    const { hold } = fields;
    if (!(await updatePaper(tx, { id, accountId, revision }, { hold }))) {
      return refuse({ code: "conflict", message: message(vaultMessages, "changedMeanwhile") });
    }
    await audit(tx, {
      action: hold ? "vault.paper-held" : "vault.paper-released",
      subject: `account:${accountId}`,
      data: isPrivate ? { fileId: id } : { fileId: id, hold },
    });
    return ok(undefined);
  });
}

export interface DeletedPapers {
  readonly accountId: number;
  /** Those of `retentionSchema`. */
  readonly fields: RetentionFields;
}

/**
 * Deletes the papers that were ticked, with all their versions: the primary user alone may, and only
 * those whose period is over. The rows stay, with title and digest in the record of changes; of private
 * papers the record has the digest, and the row the title.
 * Refusals: `not_found` for strangers; `forbidden` for others of the account; `invalid` without a tick
 * or the agreement; `conflict` where one may not go: nothing is deleted then.
 */
export async function deletePapers(
  ctx: Ctx,
  { accountId, fields }: DeletedPapers,
): Promise<Result<{ readonly count: number }>> {
  if (!mayActFor(ctx, accountId)) return refuse({ code: "not_found" });
  return inTransaction(ctx, async (tx): Promise<Result<{ count: number }>> => {
    if (!(await isPrimary(tx, accountId))) {
      return refuse({ code: "forbidden", message: message(vaultMessages, "primaryDeletes") });
    }
    const ids = [...new Set(fields.papers.map(Number))];
    if (ids.length === 0) return refuseField("papers", message(vaultMessages, "tickOne"));
    if (!fields.agrees) return refuseField("agrees", message(vaultMessages, "agreeFirst"));
    await lockAccount(tx, accountId);
    const due = await duePapers(tx, accountId);
    for (const id of ids) {
      const paper = due.find((one) => one.id === id && one.hold === null);
      if (!paper) return refuse({ code: "conflict", message: message(vaultMessages, "notDue") });
      const refused =
        refuseReceived(tx, paper) ?? (await refuseOnlyProof(tx, accountId, id, paper.title));
      if (refused) return refused;
      await deletePaper(tx, accountId, paper);
    }
    return ok({ count: ids.length });
  });
}

/** All versions of the paper of which a file is the newest. */
async function versionsOf(tx: TxCtx, accountId: number, id: number) {
  const { paperId } = await tx.tx.accountFile.findUniqueOrThrow({ where: { id } });
  const first = paperId ?? id;
  return tx.tx.accountFile.findMany({
    where: { accountId, OR: [{ id: first }, { paperId: first }], removedAt: null },
    select: { id: true, sha256: true, storageKey: true, version: true },
    orderBy: { version: "asc" },
  });
}

/** A paper that alone proves a duty of an open year stays. */
async function refuseOnlyProof(
  tx: TxCtx,
  accountId: number,
  id: number,
  title: string,
): Promise<Refused | undefined> {
  const { timeZone } = await tx.tx.account.findUniqueOrThrow({ where: { id: accountId } });
  const today = civilDateIn(tx.now(), timeZone);
  const ids = (await versionsOf(tx, accountId, id)).map((one) => one.id);
  const proofs = await tx.tx.dutyProof.findMany({
    where: { accountId, fileId: { in: ids }, withdrawnAt: null },
    select: { code: true, period: true },
  });
  for (const { code, period } of proofs) {
    if (!isOpenYear(period, today)) continue;
    const others = await tx.tx.dutyProof.count({
      where: {
        accountId,
        code,
        period,
        withdrawnAt: null,
        OR: [{ fileId: null }, { fileId: { notIn: ids }, file: { removedAt: null } }],
      },
    });
    if (others === 0) {
      return refuse({ code: "conflict", message: message(vaultMessages, "onlyProof", { title }) });
    }
  }
  return undefined;
}

/** A paper that a headquarters received stays while it keeps the supervision year. */
function refuseReceived(tx: TxCtx, { title, receivedUntil }: DuePaper): Refused | undefined {
  if (!receivedUntil) return undefined;
  const date = formatLongDate(receivedUntil, tx);
  return refuse({ code: "conflict", message: message(vaultMessages, "received", { title, date }) });
}

async function deletePaper(
  tx: TxCtx,
  accountId: number,
  { id, title, isPrivate }: Pick<DuePaper, "id" | "title" | "isPrivate">,
): Promise<void> {
  const versions = await versionsOf(tx, accountId, id);
  const { count } = await tx.tx.accountFile.updateMany({
    where: { id: { in: versions.map((one) => one.id) }, removedAt: null },
    data: { removedAt: tx.now(), revision: { increment: 1 } },
  });
  if (count !== versions.length) throw new Error(`paper ${id} changed under the account's lock`);
  await discardLater(
    tx,
    versions.map(({ storageKey }) => storageKey),
  );
  await audit(tx, {
    action: "vault.paper-deleted",
    subject: `account:${accountId}`,
    data: {
      fileId: id,
      ...(!isPrivate && { title }),
      digests: versions.map(({ version, sha256 }) => `${version}: ${sha256}`),
    },
  });
}
