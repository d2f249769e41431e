import { type Ctx, inTransaction, reader } from "#modules/platform/ctx.server";
import { ok } from "#modules/platform/result";
import { gatherFacts } from "../facts/gather.server";
import { readRulebook } from "../rulebook.server";
import { buildClubs } from "./build-clubs.server";

/** So many clubs are built in one transaction. */
const AT_ONCE = 1_000;

/** Whose duties are built: of one account, of a group, of a state; of all when it is empty. */
export interface Whose {
  readonly accountId?: number | undefined;
  readonly groupId?: number | undefined;
  readonly state?: string | undefined;
}

/** The numbers of the next clubs after one. */
async function nextClubs(
  ctx: Ctx,
  { accountId = 0, groupId = 0, state = "" }: Whose,
  after: number,
): Promise<readonly number[]> {
  const rows = await reader(ctx).$queryRaw<{ id: number }[]>`
    SELECT account.id FROM accounts account
    LEFT JOIN duty_clubs kept ON kept.account_id = account.id
    WHERE account.id > ${after} AND account.merged_into_id IS NULL
      AND (${accountId} = 0 OR account.id = ${accountId})
      AND (${groupId} = 0 OR account.group_id = ${groupId}
        OR account.id = (SELECT central_account_id FROM groups WHERE id = ${groupId}))
      AND (${state}::text = ''
        OR ${state} IN (kept.facts->>'state', kept.facts->>'incorporation_state'))
    ORDER BY account.id LIMIT ${AT_ONCE}`;
  return rows.map(({ id }) => id);
}

/** Goes through clubs in pages. */
export async function eachPage(
  ctx: Ctx,
  whose: Whose,
  work: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await nextClubs(ctx, whose, after);
    const last = ids.at(-1);
    if (last === undefined) return;
    await work(ids);
    after = last;
  }
}

/** Gathers the facts of clubs and builds their duties, a page a transaction. */
export async function buildDuties(ctx: Ctx, whose: Whose): Promise<void> {
  const book = whose.accountId === undefined ? await readRulebook(ctx) : undefined;
  await eachPage(ctx, whose, async (ids) => {
    const done = await inTransaction(
      ctx,
      async (tx) => {
        await gatherFacts(tx, ids);
        await buildClubs(tx, ids, book);
        return ok(undefined);
      },
      { timeoutMs: 60_000 },
    );
    if (!done.ok) throw new Error("building duties refuses nothing");
  });
}
