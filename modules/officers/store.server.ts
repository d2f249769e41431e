import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";

export type TermColumns = Omit<
  Prisma.OfficerTermUncheckedCreateInput,
  "id" | "accountId" | "version" | "createdAt" | "removedAt"
>;

/** Somebody else answers to the IRS now: the other terms of the account do not. */
export async function clearResponsible(tx: TxCtx, accountId: number): Promise<void> {
  await tx.tx.officerTerm.updateMany({
    where: { accountId, isResponsibleParty: true, removedAt: null },
    data: { isResponsibleParty: false, version: { increment: 1 } },
  });
}

export async function insertTerm(
  tx: TxCtx,
  accountId: number,
  columns: TermColumns,
): Promise<number> {
  const { id } = await tx.tx.officerTerm.create({
    data: { accountId, ...columns, createdAt: tx.now() },
    select: { id: true },
  });
  return id;
}

/** @returns whether the term was there in this version */
export async function updateTerm(
  tx: TxCtx,
  {
    id,
    accountId,
    version,
  }: { readonly id: number; readonly accountId: number; readonly version: number },
  columns: TermColumns,
): Promise<boolean> {
  const { count } = await tx.tx.officerTerm.updateMany({
    where: { id, accountId, version, removedAt: null },
    data: { ...columns, version: { increment: 1 } },
  });
  return count === 1;
}

/** @returns whether the term was there */
export async function removeTermRow(tx: TxCtx, accountId: number, id: number): Promise<boolean> {
  const { count } = await tx.tx.officerTerm.updateMany({
    where: { id, accountId, removedAt: null },
    data: { removedAt: tx.now(), isResponsibleParty: false },
  });
  return count === 1;
}
