import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import { parseEinDigits } from "#modules/platform/ein";
import { isOfAccount } from "#modules/platform/permission.server";

/**
 * The EIN of many accounts, nine digits, each as the newest application has it that says so; accounts
 * without one are left out, and so are others than one's own, but for staff.
 */
export async function appliedEins(
  ctx: Ctx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rawRows<{ id: number; ein: string }>(ctx, {
    name: "applications-applied-eins",
    text: `
      SELECT account_id AS id, (array_agg(answers->>'ein' ORDER BY id DESC))[1] AS ein
      FROM applications WHERE account_id = ANY ($1::int[]) AND answers->>'ein' <> ''
      GROUP BY account_id`,
    values: [accountIds.filter((id) => isOfAccount(ctx, id))],
  });
  return new Map(
    rows.flatMap(({ id, ein }) => {
      const digits = parseEinDigits(ein);
      return digits ? [[id, digits] as const] : [];
    }),
  );
}
