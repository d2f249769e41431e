import type { TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import type { DutyStepKind } from "./views";

/** Who acts, for rows that name a person; null for the system. */
export const actorId = ({ actor }: TxCtx): number | null =>
  actor.kind === "user" ? actor.userId : null;

/**
 * Holds what is kept of clubs until the transaction ends, and makes it where it is missing: gathering,
 * building and answering go one after the other for each club.
 */
export async function lockClubs(tx: TxCtx, accountIds: readonly number[]): Promise<void> {
  const ids = [...accountIds].sort((one, other) => one - other);
  await tx.tx.$executeRaw`
    INSERT INTO duty_clubs (account_id)
    SELECT id FROM accounts WHERE id = ANY(${ids}) AND merged_into_id IS NULL
      AND NOT EXISTS (SELECT FROM duty_clubs WHERE account_id = id) ORDER BY id
    ON CONFLICT DO NOTHING`;
  await tx.tx.$queryRaw`
    SELECT account_id FROM duty_clubs WHERE account_id = ANY(${ids})
    ORDER BY account_id FOR NO KEY UPDATE`;
}

/** Names a duty. */
export interface DutyKey {
  readonly accountId: number;
  readonly code: string;
  readonly period: string;
}

/** Adds a step to a duty's history. */
export async function addStep(
  tx: TxCtx,
  { accountId, code, period }: DutyKey,
  kind: DutyStepKind,
  data: Prisma.InputJsonObject = {},
): Promise<void> {
  await tx.tx.dutyStep.create({
    data: { accountId, code, period, kind, data, userId: actorId(tx), at: tx.now() },
  });
}
