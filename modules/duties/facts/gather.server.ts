import type { TxCtx } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";
import { chosenFacts, type FactRow, isFactName } from "../domain/facts";
import { lockClubs } from "../store.server";
import { readSources, type SeenPeriod, type Sourced } from "./sources.server";

/**
 * Brings what other rooms know of accounts into the table of facts, and periods that the IRS's files
 * show among the proofs; then chooses. What people answered stays. The same again writes nothing.
 */
export async function gatherFacts(tx: TxCtx, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  await lockClubs(tx, accountIds);
  const sourced = await readSources(tx, accountIds);
  await keepRows(tx, accountIds, sourced);
  await keepSeen(tx, sourced);
  await chooseFacts(
    tx,
    sourced.map(({ accountId }) => accountId),
  );
}

async function keepRows(
  tx: TxCtx,
  accountIds: readonly number[],
  sourced: readonly Sourced[],
): Promise<void> {
  const rows = sourced.flatMap(({ accountId, rows: of }) =>
    of.map((row) => ({ ...row, accountId })),
  );
  const wanted = Prisma.sql`unnest(${rows.map(({ accountId }) => accountId)}::int[],
    ${rows.map(({ fact }) => fact)}::text[], ${rows.map(({ part }) => part)}::text[],
    ${rows.map(({ source }) => source)}::text[], ${rows.map(({ value }) => value)}::text[],
    ${rows.map(({ asOf }) => asOf)}::date[])
    AS wanted(account_id, fact, part, source, value, as_of)`;
  await tx.tx.$executeRaw`
    DELETE FROM club_facts kept
    WHERE kept.account_id = ANY(${[...accountIds]}) AND kept.source <> 'club' AND NOT EXISTS (
      SELECT FROM ${wanted} WHERE (wanted.account_id, wanted.fact, wanted.part, wanted.source)
        = (kept.account_id, kept.fact, kept.part, kept.source))`;
  await tx.tx.$executeRaw`
    INSERT INTO club_facts AS kept (account_id, fact, part, source, value, as_of, at)
    SELECT account_id, fact, part, source, value, as_of, ${tx.now()} FROM ${wanted}
    ON CONFLICT (account_id, fact, part, source) DO UPDATE
    SET value = excluded.value, as_of = excluded.as_of, at = excluded.at
    WHERE (kept.value, kept.as_of) IS DISTINCT FROM (excluded.value, excluded.as_of)`;
}

async function keepSeen(tx: TxCtx, sourced: readonly Sourced[]): Promise<void> {
  const seen = sourced.flatMap(({ accountId, seen: of }) =>
    of.map((one): SeenPeriod & { accountId: number } => ({ ...one, accountId })),
  );
  const ids = sourced.map(({ accountId }) => accountId);
  const eins = sourced.map(({ ein }) => ein ?? "");
  // What was seen of an EIN that was mistyped is not the club's.
  await tx.tx.$executeRaw`
    UPDATE duty_proofs proof SET withdrawn_at = ${tx.now()}
    FROM unnest(${ids}::int[], ${eins}::text[]) AS own(account_id, ein)
    WHERE proof.account_id = own.account_id AND proof.kind = 'irs' AND proof.withdrawn_at IS NULL
      AND proof.number IS DISTINCT FROM own.ein`;
  if (seen.length === 0) return;
  await tx.tx.$executeRaw`
    WITH added AS (
      INSERT INTO duty_proofs (account_id, code, period, kind, list, as_of, number, at)
      SELECT account_id, code, period, 'irs', list, as_of, ein, ${tx.now()}
      FROM unnest(${seen.map((one) => one.accountId)}::int[], ${seen.map((one) => one.code)}::text[],
        ${seen.map((one) => one.period)}::text[], ${seen.map((one) => one.list)}::text[],
        ${seen.map((one) => one.asOf)}::date[], ${seen.map((one) => one.ein)}::text[])
        AS seen(account_id, code, period, list, as_of, ein)
      ON CONFLICT DO NOTHING RETURNING account_id, code, period, list, as_of
    )
    INSERT INTO duty_steps (account_id, code, period, kind, data, at)
    SELECT account_id, code, period, 'confirmed',
      jsonb_build_object('list', list, 'asOf', as_of::text), ${tx.now()}
    FROM added`;
}

/** Reads the facts of accounts as their sources have them. */
export async function readFactRows(
  tx: TxCtx["tx"],
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, readonly FactRow[]>> {
  // One row an account: thousands of small ones take the driver longer than the database.
  const found = await tx.$queryRaw<{ accountId: number; rows: FactRow[] }[]>`
    SELECT account_id AS "accountId", json_agg(json_build_object('fact', fact, 'part', part,
      'source', source, 'value', value, 'asOf', as_of, 'settled', settled)
      ORDER BY fact, part) AS rows
    FROM club_facts WHERE account_id = ANY(${[...accountIds]}) GROUP BY account_id`;
  const rowsOf = new Map(found.map(({ accountId, rows }) => [accountId, rows]));
  // A fact that this program does not know is another release's.
  return new Map(
    accountIds.map((id) => [id, (rowsOf.get(id) ?? []).filter(({ fact }) => isFactName(fact))]),
  );
}

/** Writes which value of each fact counts, for accounts whose facts have changed. */
export async function chooseFacts(tx: TxCtx, accountIds: readonly number[]): Promise<void> {
  const rows = await readFactRows(tx.tx, accountIds);
  const ids = [...rows.keys()];
  const facts = ids.map((id) => JSON.stringify(chosenFacts(rows.get(id) ?? [])));
  await tx.tx.$executeRaw`
    INSERT INTO duty_clubs AS kept (account_id, facts, gathered_at)
    SELECT account_id, facts::jsonb, ${tx.now()} FROM unnest(${ids}::int[], ${facts}::text[])
      AS chosen(account_id, facts) ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE
    SET facts = excluded.facts, gathered_at = excluded.gathered_at
    WHERE kept.facts IS DISTINCT FROM excluded.facts OR kept.gathered_at IS NULL`;
}
