import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import { MAX_COUNTED } from "./domain/entry-types";

/** Whose places are meant, as entries are compared. */
export interface PlaceKeys {
  readonly contestId: number;
  readonly organizationKey: string;
  readonly emailKey: string;
}

export interface UsedPlaces {
  readonly organization: number;
  readonly email: number;
}

/**
 * Holds whoever else takes a place of the same organization or address until this transaction
 * ends. Both locks are taken in one order, whatever they stand for, so that no two wait for each
 * other.
 */
export async function lockPlaces(tx: TxCtx, keys: PlaceKeys): Promise<void> {
  const { contestId, organizationKey, emailKey } = keys;
  const names = [
    `contest ${contestId} organization ${organizationKey}`,
    `contest ${contestId} address ${emailKey}`,
  ];
  await tx.tx.$executeRaw`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(name, 0) AS key
      FROM unnest(${names}::text[]) AS name ORDER BY key
    ) AS sorted`;
}

/** How many entries of each count. Hidden and rejected ones do, unless staff freed their place. */
export async function usedPlaces(ctx: Ctx, keys: PlaceKeys): Promise<UsedPlaces> {
  const { contestId, organizationKey, emailKey } = keys;
  const counted = { contestId, counts: true };
  const [organization, email] = [
    await reader(ctx).contestEntry.count({ where: { ...counted, organizationKey } }),
    await reader(ctx).contestEntry.count({ where: { ...counted, emailKey } }),
  ];
  return { organization, email };
}

export const isFull = ({ organization, email }: UsedPlaces): boolean =>
  organization >= MAX_COUNTED || email >= MAX_COUNTED;
