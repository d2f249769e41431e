import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addYears, type CivilDate, compareDates, fromUtcDate } from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";
import { officeToday } from "../domain/office";
import { type FederalFigureName, federalFigures } from "../kinds";

/** A figure of the IRS, as its own page said it. */
export interface FederalFigure {
  readonly name: FederalFigureName;
  readonly amount: Cents;
  /** Of which day that page is. */
  readonly asOf: CivilDate;
  readonly readOn: CivilDate;
  readonly sourceUrl: string;
  /** It was read more than a year ago. */
  readonly isOld: boolean;
}

/** The newest confirmed figures of the IRS, in the order of their names. Anybody may ask. */
export async function listFederalFigures(ctx: Ctx): Promise<readonly FederalFigure[]> {
  const yearAgo = addYears(officeToday(ctx.now()), -1);
  const rows = await reader(ctx).federalFigure.findMany({
    where: { confirmed: true },
    orderBy: { asOf: "desc" },
  });
  return federalFigures.flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    if (!row) return [];
    const [asOf, readOn] = [fromUtcDate(row.asOf), fromUtcDate(row.readOn)];
    const isOld = compareDates(readOn, yearAgo) < 0;
    const { sourceUrl } = row;
    return { name, amount: cents(row.amountCents), asOf, readOn, sourceUrl, isOld };
  });
}

/** The same by name; what nobody confirmed is missing. */
export async function federalFiguresByName(
  ctx: Ctx,
): Promise<Partial<Readonly<Record<FederalFigureName, FederalFigure>>>> {
  const all = await listFederalFigures(ctx);
  return Object.fromEntries(all.map((figure) => [figure.name, figure]));
}
