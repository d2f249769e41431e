import { randomUUID } from "node:crypto";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import type { DocumentModel } from "#modules/platform/documents/model";
import { randomToken } from "#modules/platform/ids.server";
import type { BylawsAnswers, VersionView } from "./contract";
import type { Adoption } from "./domain/adoption";

/** Creates bylaws whose first version has the number 1; an account's, or a visitor's without. */
export async function insertBylaws(
  tx: TxCtx,
  { variant, accountId }: { variant: string; accountId?: number | undefined },
): Promise<{ id: number; hash: string; versionCount: number }> {
  const now = tx.now();
  return tx.tx.bylaws.create({
    data: {
      hash: randomToken(),
      variant,
      accountId: accountId ?? null,
      versionCount: 1,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true, hash: true, versionCount: true },
  });
}

/**
 * Takes the next number. The row stays locked until the transaction ends, so two saves at once
 * get two numbers. Undefined when there are no such bylaws.
 */
export async function takeNextNumber(
  tx: TxCtx,
  where: { hash: string; variant: string },
): Promise<{ id: number; versionCount: number } | undefined> {
  const [row] = await tx.tx.bylaws.updateManyAndReturn({
    where,
    data: { versionCount: { increment: 1 }, updatedAt: tx.now() },
    select: { id: true, versionCount: true },
  });
  return row;
}

/** Adds a version whose files are still to be made; returns its id. */
export async function insertVersion(
  tx: TxCtx,
  version: { bylawsId: number; number: number; answers: BylawsAnswers },
): Promise<string> {
  const { id } = await tx.tx.bylawsVersion.create({
    data: {
      id: randomUUID(),
      bylawsId: version.bylawsId,
      number: version.number,
      templateVersion: version.answers.version,
      answers: { ...version.answers },
      createdAt: tx.now(),
    },
    select: { id: true },
  });
  return id;
}

/**
 * Marks a version ready whose files were written as of `adoptedAt`; false when another delivery of
 * the job did it first, or when its adoption was recorded meanwhile, for which a job of its own
 * writes the files. The document of an adopted version is never written again.
 */
export async function markReady(
  ctx: Ctx,
  { id, adoptedAt }: { id: string; adoptedAt: Date | null },
  document: DocumentModel,
): Promise<boolean> {
  const { count } = await ctx.db.bylawsVersion.updateMany({
    where: { id, adoptedAt, state: { not: "ready" } },
    data: {
      state: "ready",
      failure: null,
      readyAt: ctx.now(),
      ...(!adoptedAt && { document: document satisfies Prisma.InputJsonValue }),
    },
  });
  return count === 1;
}

/**
 * Records the adoption of a version that is ready, whose files are then to be made again; false when
 * its adoption was recorded before, or when it is not ready (any more).
 */
export async function adoptVersion(tx: TxCtx, id: string, adoption: Adoption): Promise<boolean> {
  const { count } = await tx.tx.bylawsVersion.updateMany({
    where: { id, adoptedAt: null, state: "ready" },
    data: { state: "preparing", readyAt: null, adoptedAt: tx.now(), adoption },
  });
  return count === 1;
}

/**
 * Takes a failed version back to `preparing` and returns its id; undefined when the version of
 * this number is not failed (any more).
 */
export async function takeFailed(
  tx: TxCtx,
  where: { hash: string; variant: string; number: number },
): Promise<string | undefined> {
  const { hash, variant, number } = where;
  const [row] = await tx.tx.bylawsVersion.updateManyAndReturn({
    where: { number, state: "failed", bylaws: { hash, variant } },
    data: { state: "preparing", failure: null },
    select: { id: true },
  });
  return row?.id;
}

/** Marks a version failed unless its document was made after all; says whether it did. */
export async function markFailed(
  ctx: Ctx,
  id: string,
  failure: NonNullable<VersionView["failure"]>,
): Promise<boolean> {
  const { count } = await ctx.db.bylawsVersion.updateMany({
    where: { id, state: "preparing" },
    data: { state: "failed", failure },
  });
  return count === 1;
}
