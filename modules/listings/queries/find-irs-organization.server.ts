import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { einDigits } from "#modules/platform/ein";

/** An organization as the IRS's public file has it. */
export interface IrsOrganization {
  /** Nine digits, without the hyphen. */
  readonly ein: string;
  readonly name: string;
  readonly sortName: string;
  readonly city: string;
  readonly state: string;
  /** "0000" for none. */
  readonly groupNumber: string;
  readonly subsection: string;
  readonly affiliation: string;
  readonly status: string;
  readonly ruling: string;
  readonly deductibility: string;
  /** Year and month, "202406"; "" when the file has none. */
  readonly taxPeriod: string;
  readonly filingCode: string;
  /** "1" for the 990-PF, "0" for none; "" where it was not read. */
  readonly pfFilingCode: string;
  /** A month from 1 to 12. */
  readonly fiscalYearEnd: number | null;
  /** The date of the file: it says nothing about later days. */
  readonly asOf: CivilDate;
}

/**
 * The organization of an EIN in the imported IRS files, by its nine digits with or without the
 * hyphen; undefined when it is in none of them. The file is public, so anybody may ask.
 */
export async function findIrsOrganization(
  ctx: Ctx,
  ein: string,
): Promise<IrsOrganization | undefined> {
  const row = await reader(ctx).irsOrganization.findUnique({
    where: { ein: einDigits(ein) },
    omit: { assetAmount: true, incomeAmount: true, revenueAmount: true, nteeCode: true, zip: true },
  });
  return row ? { ...row, asOf: fromUtcDate(row.asOf) } : undefined;
}
