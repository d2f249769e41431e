import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";

/** The date of the newest file in which an EIN was missing that had been in the one before. */
export async function leftFileOn(ctx: Ctx, ein: string): Promise<CivilDate | undefined> {
  const left = await reader(ctx).listingChange.findFirst({
    where: { ein, kind: "left" },
    orderBy: { import: { asOf: "desc" } },
    select: { import: { select: { asOf: true } } },
  });
  return left ? fromUtcDate(left.import.asOf) : undefined;
}

/** The date of the newest whole file of a state, by its postal code. */
export async function stateFileAsOf(ctx: Ctx, state: string): Promise<CivilDate | undefined> {
  const region = await reader(ctx).listingRegion.findUnique({ where: { state } });
  return region ? fromUtcDate(region.asOf) : undefined;
}
