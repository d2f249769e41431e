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

export type CertificateColumns = Omit<
  Prisma.OfficerCertificateUncheckedCreateInput,
  "id" | "createdAt" | "withdrawnAt" | "notices"
>;

export async function insertCertificate(tx: TxCtx, columns: CertificateColumns): Promise<number> {
  const { id } = await tx.tx.officerCertificate.create({
    data: { ...columns, createdAt: tx.now() },
    select: { id: true },
  });
  return id;
}

/** Who is told of a letter: an officer by a term, or else a person. */
export interface Reader {
  readonly termId: number | null;
  readonly userId: number | null;
}

/** @returns the notices' ids */
export async function insertNotices(
  tx: TxCtx,
  certificateId: number,
  readers: readonly Reader[],
): Promise<readonly number[]> {
  const createdAt = tx.now();
  const rows = await tx.tx.officerCertificateNotice.createManyAndReturn({
    data: readers.map((one) => ({ certificateId, ...one, createdAt })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** @returns whether it was not withdrawn before */
export async function withdrawCertificateRow(tx: TxCtx, id: number): Promise<boolean> {
  const { count } = await tx.tx.officerCertificate.updateMany({
    where: { id, withdrawnAt: null },
    data: { withdrawnAt: tx.now() },
  });
  return count === 1;
}

/** Keeps the digest of the value that a mail will have. @returns whether the mail still waits */
export async function addNoticeToken(tx: TxCtx, id: number, tokenHash: string): Promise<boolean> {
  const { count } = await tx.tx.officerCertificateNotice.updateMany({
    where: { id, state: { in: ["waiting", "failed"] } },
    data: { tokenHashes: { push: tokenHash } },
  });
  return count === 1;
}
