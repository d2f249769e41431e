import { type Ctx, reader } from "#modules/platform/ctx.server";

/**
 * In so many of the 64 bits the fingerprints of two photos differ at most that are likely one: the
 * same one in another size, format or quality differs in few.
 */
const MOST_DIFFERENT = 6;

/**
 * The entries of its contest that are likely the same as each of these, the oldest first: the same
 * file, or photos that look alike. Those with none are left out.
 */
export async function entriesLike(
  ctx: Ctx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await reader(ctx).$queryRaw<{ id: number; others: number[] }[]>`
    SELECT a.id, array_agg(b.id ORDER BY b.id) AS others
    FROM contest_entries a JOIN contest_entries b
      ON b.contest_id = a.contest_id AND b.id <> a.id AND (
        b.sha256 = a.sha256
        OR bit_count(('x' || b.fingerprint)::bit(64) # ('x' || a.fingerprint)::bit(64))
          <= ${MOST_DIFFERENT}::int
      )
    WHERE a.id = ANY(${[...ids]}::int[]) GROUP BY a.id`;
  return new Map(rows.map(({ id, others }) => [id, others]));
}
