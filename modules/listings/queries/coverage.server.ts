import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { FileDates, ListingCoverage } from "../contract";

/** The first and the last of some days; undefined for none. */
export function datesOf(days: readonly CivilDate[]): FileDates | undefined {
  const sorted = days.toSorted();
  const [oldest, newest] = [sorted.at(0), sorted.at(-1)];
  return oldest && newest ? { oldest, newest } : undefined;
}

/** What was searched, for anybody: an EIN or a name may be missing because it was not loaded. */
export async function readCoverage(ctx: Ctx): Promise<ListingCoverage> {
  const db = reader(ctx);
  const [regions, groups, parts] = await Promise.all([
    db.listingRegion.findMany({
      orderBy: { state: "asc" },
      select: { state: true, asOf: true },
    }),
    db.listingGroup.findMany({ orderBy: { label: "asc" }, select: { label: true } }),
    db.listingImport.findMany({
      where: { kind: "bmf", state: "done", isAddition: true },
      distinct: ["asOf"],
      select: { asOf: true },
    }),
  ]);
  const states = regions.map(({ state, asOf }) => ({ state, asOf: fromUtcDate(asOf) }));
  const dates = states.length > 0 ? states : parts.map(({ asOf }) => ({ asOf: fromUtcDate(asOf) }));
  return {
    states,
    dates: datesOf(dates.map(({ asOf }) => asOf)),
    groups: groups.map(({ label }) => label),
  };
}
