import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import type { IrsRow } from "../domain/irs-row";

/** An organization as the IRS's public file has it. */
export interface IrsOrganization extends IrsRow {
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
    where: { ein: ein.replace("-", "") },
  });
  return row ? { ...row, asOf: fromUtcDate(row.asOf) } : undefined;
}
