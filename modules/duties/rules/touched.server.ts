import { type Ctx, reader } from "#modules/platform/ctx.server";
import { loadClubs } from "../build/load-clubs.server";
import type { Rulebook } from "../rulebook.server";
import type { RulePreview } from "../views";
import { movesOf } from "./moves.server";

const EXAMPLES = 5;
/** So many clubs are looked at within a request: about a second's work. */
const LOOKED_AT = 2_000;
const AT_ONCE = 500;

export interface TwoBooks {
  readonly was: Rulebook;
  readonly is: Rulebook;
  /** The rules that differ. */
  readonly codes: readonly string[];
  /** Only the clubs of a state are looked at; all when it is left out. */
  readonly state?: string | undefined;
}

/**
 * Whom the difference of two rulebooks touches: at most so many clubs are looked at, those first that
 * have one of the duties now, the others in an order that has nothing to do with them and stays.
 */
export async function touchedBy(
  ctx: Ctx,
  { was, is, codes, state = "" }: TwoBooks,
  atMost = LOOKED_AT,
): Promise<RulePreview> {
  const rows = await reader(ctx).$queryRaw<{ id: number; all: number }[]>`
    SELECT id, count(*) OVER ()::int AS all FROM (
      SELECT account.id, EXISTS (SELECT FROM duties duty
        WHERE duty.account_id = account.id AND duty.code = ANY(${[...codes]})) AS has
      FROM accounts account LEFT JOIN duty_clubs kept ON kept.account_id = account.id
      WHERE account.merged_into_id IS NULL AND (${state}::text = ''
        OR ${state} IN (kept.facts->>'state', kept.facts->>'incorporation_state'))) AS asked
    ORDER BY has DESC, hashint4(id), id LIMIT ${atMost}`;
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  let clubs = 0;
  let dates = 0;
  const examples: RulePreview["examples"][number][] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    for (const loaded of await loadClubs(ctx, ids.slice(at, at + AT_ONCE))) {
      const moves = codes.flatMap((code) => movesOf(was, is, loaded, code));
      if (moves.length > 0) clubs += 1;
      dates += moves.length;
      for (const { accountName, code, period, wasOn, isOn } of moves) {
        if (examples.length >= EXAMPLES) break;
        examples.push({ accountName, code, period, before: wasOn, after: isOn });
      }
    }
  }
  return { clubs, dates, looked: ids.length, all: rows[0]?.all ?? 0, examples };
}
