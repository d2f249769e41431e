import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";

/** A row of the automatic revocation list. */
export interface Revocation {
  readonly revokedOn: CivilDate;
  /** When the list first had it; undefined where the list does not say. */
  readonly postedOn: CivilDate | undefined;
  readonly reinstatedOn: CivilDate | undefined;
  readonly asOf: CivilDate;
}

/** Every revocation of an EIN of nine digits, the latest first. The list is public: anybody may ask. */
export async function revocationsOf(ctx: Ctx, ein: string): Promise<readonly Revocation[]> {
  const rows = await reader(ctx).irsRevocation.findMany({
    where: { ein },
    orderBy: { revokedOn: "desc" },
  });
  const day = (date: Date | null) => (date ? fromUtcDate(date) : undefined);
  return rows.map(({ revokedOn, postedOn, reinstatedOn, asOf }) => ({
    revokedOn: fromUtcDate(revokedOn),
    postedOn: day(postedOn),
    reinstatedOn: day(reinstatedOn),
    asOf: fromUtcDate(asOf),
  }));
}
