import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { IrsOrganization } from "./find-irs-organization.server";

/** An organization of a group exemption as the IRS's public file has it. */
export interface GroupRow
  extends Pick<
    IrsOrganization,
    "ein" | "name" | "sortName" | "city" | "state" | "subsection" | "affiliation"
  > {
  /** From 1 to 12. */
  readonly fiscalYearMonth: number | null;
  readonly asOf: CivilDate;
}

/** All rows of the imported files that have a group exemption number of four digits, for anybody. */
export const groupRows = (ctx: Ctx, gen: string): Promise<GroupRow[]> =>
  rawRows<GroupRow & Record<string, unknown>>(ctx, {
    name: "listings-group-rows",
    text: `SELECT ein, name, sort_name AS "sortName", city, state, subsection, affiliation,
        fiscal_year_end AS "fiscalYearMonth", as_of::text AS "asOf"
      FROM irs_organizations WHERE group_number = $1 ORDER BY ein`,
    values: [gen],
  });
