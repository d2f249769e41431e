import type { AccountMerge } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { buildClubs } from "./build/build-clubs.server";
import { gatherFacts } from "./facts/gather.server";

/**
 * Gives what people did about a duplicate's duties, its proofs and its own duties to the kept account.
 * What both answered or marked stays as the kept account has it; the facts that other rooms know are
 * gathered again, and the duties are built by all of it. Called after the other rooms have moved theirs.
 */
export async function moveDuties(tx: TxCtx, { keptId, duplicateId }: AccountMerge): Promise<void> {
  const { tx: db } = tx;
  await db.$executeRaw`
    UPDATE club_facts f SET account_id = ${keptId} WHERE f.account_id = ${duplicateId}
      AND f.source = 'club' AND NOT EXISTS (SELECT FROM club_facts k WHERE k.account_id = ${keptId}
        AND (k.fact, k.part, k.source) = (f.fact, f.part, f.source))`;
  await db.clubFact.deleteMany({ where: { accountId: duplicateId } });
  // What is done or waived on one side goes before what the other only put off.
  await db.$executeRaw`
    DELETE FROM duty_marks k USING duty_marks m
    WHERE k.account_id = ${keptId} AND m.account_id = ${duplicateId}
      AND (k.code, k.period) = (m.code, m.period) AND m.state IS NOT NULL
      AND k.state IS NULL AND k.extended_on IS NULL`;
  await db.$executeRaw`
    UPDATE duty_marks m SET account_id = ${keptId} WHERE m.account_id = ${duplicateId}
      AND NOT EXISTS (SELECT FROM duty_marks k WHERE k.account_id = ${keptId}
        AND (k.code, k.period) = (m.code, m.period))`;
  await db.dutyMark.deleteMany({ where: { accountId: duplicateId } });
  // What a list of the IRS shows is seen once of each account.
  await db.$executeRaw`
    UPDATE duty_proofs p SET account_id = ${keptId}, withdrawn_at = CASE WHEN p.kind = 'irs'
      THEN coalesce(p.withdrawn_at, ${tx.now()}) ELSE p.withdrawn_at END
    WHERE p.account_id = ${duplicateId}`;
  const move = { where: { accountId: duplicateId }, data: { accountId: keptId } };
  await db.dutyStep.updateMany(move);
  await db.ownDuty.updateMany(move);
  await db.$executeRaw`
    UPDATE duty_moves m SET account_id = ${keptId} WHERE m.account_id = ${duplicateId}
      AND NOT EXISTS (SELECT FROM duty_moves k WHERE k.account_id = ${keptId}
        AND (k.code, k.period, k.state, k.version) = (m.code, m.period, m.state, m.version))`;
  await db.dutyMove.deleteMany({ where: { accountId: duplicateId } });
  await db.duty.deleteMany({ where: { accountId: duplicateId } });
  await db.dutyClub.deleteMany({ where: { accountId: duplicateId } });
  await gatherFacts(tx, [keptId]);
  await buildClubs(tx, [keptId]);
}
