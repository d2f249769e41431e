import { type Ctx, reader } from "#modules/platform/ctx.server";
import {
  addYears,
  type CivilDate,
  compareDates,
  fromUtcDate,
  officeToday,
} from "#modules/platform/dates";
import { type Cents, cents } from "#modules/platform/money";
import type { ReturnLimits } from "../domain/which-return";
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

/** Who may file which form of the 990 series, with the IRS's page that says it. */
export interface KnownLimits extends ReturnLimits {
  readonly asOf: CivilDate;
  readonly sourceUrl: string;
}

/** Undefined while one of the limits is not confirmed. */
export async function returnLimits(ctx: Ctx): Promise<KnownLimits | undefined> {
  const figures = await federalFiguresByName(ctx);
  const first = figures.form_990_n_first_year?.amount;
  const second = figures.form_990_n_to_three?.amount;
  const later = figures.form_990_n_over_three?.amount;
  const { form_990_ez_receipts: receipts, form_990_ez_assets: assets } = figures;
  if (!first || !second || !later || !receipts || !assets) return undefined;
  return {
    shortForm: { "first-year": first, "to-three": second, "over-three": later },
    ezReceipts: receipts.amount,
    ezAssets: assets.amount,
    asOf: receipts.asOf,
    sourceUrl: receipts.sourceUrl,
  };
}
