import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import { MAX_COUNTED } from "./domain/entry-types";
import { OrganizationGroups } from "./domain/organization-groups";

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

const mergesOf = (contestId: number) => `contest ${contestId} merges`;

/** Holds whoever takes a place in a contest or merges its organizations, until this one ends. */
export async function lockMerges(tx: TxCtx, contestId: number): Promise<void> {
  const name = mergesOf(contestId);
  await tx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** Which names are one organization in a contest. */
export async function organizationGroups(ctx: Ctx, contestId: number): Promise<OrganizationGroups> {
  const links = await reader(ctx).contestMerge.findMany({
    where: { contestId },
    select: { fromKey: true, intoKey: true },
  });
  return new OrganizationGroups(links);
}

/**
 * Holds whoever else takes a place of the same organization or address until this transaction
 * ends. Nobody merges organizations meanwhile. The locks of the two are taken in one order,
 * whatever they stand for, so that no two wait for each other.
 */
export async function lockPlaces(tx: TxCtx, keys: PlaceKeys): Promise<void> {
  const { contestId, organizationKey, emailKey } = keys;
  const merges = mergesOf(contestId);
  await tx.tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${merges}, 0))`;
  const groups = await organizationGroups(tx, contestId);
  const names = [
    `contest ${contestId} organization ${groups.rootOf(organizationKey)}`,
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
  const { contestId, emailKey } = keys;
  const groups = await organizationGroups(ctx, contestId);
  const counted = { contestId, counts: true };
  const organizationKey = { in: groups.keysOf(keys.organizationKey) };
  const organization = await reader(ctx).contestEntry.count({
    where: { ...counted, organizationKey },
  });
  const email = await reader(ctx).contestEntry.count({ where: { ...counted, emailKey } });
  return { organization, email };
}

export const isFull = ({ organization, email }: UsedPlaces): boolean =>
  organization >= MAX_COUNTED || email >= MAX_COUNTED;
