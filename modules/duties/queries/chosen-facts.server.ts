import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { ChosenFacts } from "../domain/fact-names";
import { chosenFacts } from "../domain/facts";
import { readSources } from "../facts/sources.server";

/**
 * The chosen facts of many accounts; of those that were never gathered, what their sources say. For the
 * system and rooms that work for many at once: whoever shows it asks for permission.
 */
export async function chosenFactsOf(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, ChosenFacts>> {
  const rows = await rawRows<{ accountId: number; facts: ChosenFacts }>(ctx, {
    name: "duties-chosen-facts",
    text: `SELECT account_id AS "accountId", facts FROM duty_clubs
      WHERE account_id = ANY ($1::int[]) AND gathered_at IS NOT NULL`,
    values: [accountIds],
  });
  const found = new Map(rows.map(({ accountId, facts }) => [accountId, facts]));
  const others = accountIds.filter((id) => !found.has(id));
  if (others.length === 0) return found;
  for (const { accountId, rows: said } of await readSources(ctx, others)) {
    found.set(accountId, chosenFacts(said));
  }
  return found;
}
