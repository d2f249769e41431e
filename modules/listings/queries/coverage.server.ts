import { type Ctx, reader } from "#modules/platform/ctx.server";

/** Of what the imported list of exempt organizations is, and what the search looks through. */
export interface ListingCoverage {
  /** Postal codes of the states of which a whole file was imported; "" for places abroad. */
  readonly states: readonly string[];
  /** The labels of the groups that the search looks through. */
  readonly groups: readonly string[];
}

/** What was searched, for anybody: an EIN or a name may be missing because it was not loaded. */
export async function readCoverage(ctx: Ctx): Promise<ListingCoverage> {
  const [regions, groups] = await Promise.all([
    reader(ctx).listingRegion.findMany({ orderBy: { state: "asc" }, select: { state: true } }),
    reader(ctx).listingGroup.findMany({ orderBy: { label: "asc" }, select: { label: true } }),
  ]);
  return { states: regions.map(({ state }) => state), groups: groups.map(({ label }) => label) };
}
