import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";

/** What the imported files say of an EIN's fiscal year and returns. */
export interface IrsFilings {
  readonly ein: string;
  /** The list of exempt organizations; undefined when it has not the EIN. */
  readonly bmf:
    | {
        readonly fiscalYearEnd: number | null;
        readonly state: string;
        readonly filingCode: string;
        readonly pfFilingCode: string;
        /** Year and month, "202406"; "" when the file has none. */
        readonly taxPeriod: string;
        /** Whole dollars of the last return. */
        readonly income: number | null;
        readonly assets: number | null;
        readonly asOf: CivilDate;
      }
    | undefined;
  /** The latest electronic notice (990-N). */
  readonly epostcard: { readonly periodEnd: CivilDate; readonly asOf: CivilDate } | undefined;
}

/** What the files say of EINs of nine digits, for anybody; of whom they say nothing is left out. */
export async function irsFilingsOf(
  ctx: Ctx,
  eins: readonly string[],
): Promise<ReadonlyMap<string, IrsFilings>> {
  const where = { ein: { in: [...eins] } };
  const rows = await reader(ctx).irsOrganization.findMany({
    where,
    select: {
      ein: true,
      fiscalYearEnd: true,
      state: true,
      filingCode: true,
      pfFilingCode: true,
      taxPeriod: true,
      incomeAmount: true,
      assetAmount: true,
      asOf: true,
    },
  });
  const notices = await reader(ctx).irsEpostcard.findMany({ where });
  const found = new Map<string, IrsFilings>();
  for (const { ein, incomeAmount, assetAmount, asOf, ...row } of rows) {
    const amounts = {
      income: incomeAmount === null ? null : Number(incomeAmount),
      assets: assetAmount === null ? null : Number(assetAmount),
    };
    const bmf = { ...row, ...amounts, asOf: fromUtcDate(asOf) };
    found.set(ein, { ein, bmf, epostcard: undefined });
  }
  for (const { ein, periodEnd, asOf } of notices) {
    if (!periodEnd) continue;
    const epostcard = { periodEnd: fromUtcDate(periodEnd), asOf: fromUtcDate(asOf) };
    found.set(ein, { ein, bmf: found.get(ein)?.bmf, epostcard });
  }
  return found;
}
