import { brand } from "#modules/platform/brand.server";
import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { isOfAccount } from "#modules/platform/permission.server";
import { type Refused, refuseField } from "#modules/platform/result";
import { accountsMessages } from "../messages";

/** An account that has an EIN. */
export interface EinHolder {
  readonly id: number;
  readonly name: string;
  readonly groupId: number | null;
  readonly regionId: number | null;
}

const holdersOf = (ctx: Ctx, ein: string): Promise<EinHolder[]> =>
  reader(ctx).account.findMany({
    where: { ein, mergedIntoId: null },
    select: { id: true, name: true, groupId: true, regionId: true },
    orderBy: { id: "asc" },
  });

/**
 * The accounts that have an EIN. Whoever gives one to an account asks this first: an account is one
 * organization. Others who give the same number wait until this transaction ends. A duplicate that was
 * merged keeps its number and counts no more; what an application says counts once it is approved. No
 * unique index says so: two accounts that stand for one organization may be here until staff merge them.
 * @param ein nine digits, without the hyphen
 */
export async function einHolders(tx: TxCtx, ein: string): Promise<readonly EinHolder[]> {
  await tx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`ein ${ein}`}, 0))`;
  return holdersOf(tx, ein);
}

/**
 * A refusal at `ein` where another account than this one has the number; that account is named to whom may
 * see it.
 * @param of the account that is to get it; null for one that is being made
 */
export async function refuseTakenEin(
  tx: TxCtx,
  ein: string,
  of: number | null,
): Promise<Refused | undefined> {
  const [first, ...others] = (await einHolders(tx, ein)).filter(({ id }) => id !== of);
  if (!first) return undefined;
  const seen = [first, ...others].find(({ id }) => isOfAccount(tx, id));
  return refuseField(
    "ein",
    seen
      ? message(accountsMessages, "einOfAccount", { name: seen.name, id: seen.id })
      : message(accountsMessages, "einTaken", { email: brand.supportEmail }),
  );
}

/**
 * The account that has an EIN, as far as the actor may see it: its people and staff.
 * @param ein nine digits, without the hyphen
 */
export async function accountOfEin(ctx: Ctx, ein: string): Promise<{ id: number } | undefined> {
  const seen = (await holdersOf(ctx, ein)).find(({ id }) => isOfAccount(ctx, id));
  return seen && { id: seen.id };
}
