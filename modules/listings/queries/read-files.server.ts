import { type Ctx, rawRows } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import type { OtherLists } from "../contract";

/** What of the files' rows tells how an organization stands. */
export interface FileRow {
  readonly groupNumber: string;
  readonly subsection: string;
  readonly status: string;
  readonly filingCode: string;
  readonly pfFilingCode: string;
  /** 1 to 12. */
  readonly fiscalYearMonth: number | null;
  /** Year and month, "202406"; "" when the file has none. */
  readonly taxPeriod: string;
  readonly asOf: CivilDate;
}

/** What the imported files say about an EIN, each as of its own date. */
export interface FilesOf extends Pick<OtherLists, "revocation" | "epostcard"> {
  readonly organization?: FileRow;
  /** The date of the newest file in which an EIN was missing that had been in the one before. */
  readonly leftOn?: CivilDate;
}

interface Row {
  readonly ein: string;
  readonly group_number: string | null;
  readonly subsection: string;
  readonly status: string;
  readonly filing_code: string;
  readonly pf_filing_code: string;
  readonly fiscal_year_end: number | null;
  readonly tax_period: string;
  readonly as_of: CivilDate;
  readonly left_on: CivilDate | null;
  readonly revoked_on: CivilDate | null;
  readonly reinstated_on: CivilDate | null;
  readonly revocations_as_of: CivilDate;
  readonly tax_year: number | null;
  readonly period_end: CivilDate | null;
  readonly is_terminated: boolean;
  readonly epostcards_as_of: CivilDate;
}

/**
 * What the files say about many EINs of nine digits, for anybody, by one statement; of whom they say
 * nothing is left out. Of several revocations the latest counts.
 */
export async function readFiles(
  ctx: Ctx,
  eins: readonly string[],
): Promise<ReadonlyMap<string, FilesOf>> {
  if (eins.length === 0) return new Map();
  const rows = await rawRows<Row>(ctx, {
    name: "listings-read-files",
    text: `
      SELECT asked.ein, o.group_number, o.subsection, o.status, o.filing_code,
        o.pf_filing_code, o.fiscal_year_end, o.tax_period, o.as_of::text, gone.left_on::text, r.revoked_on::text, r.reinstated_on::text,
        r.as_of::text AS revocations_as_of, p.tax_year, p.period_end::text, p.is_terminated,
        p.as_of::text AS epostcards_as_of
      FROM unnest($1::text[]) AS asked(ein)
      LEFT JOIN irs_organizations o ON o.ein = asked.ein
      LEFT JOIN irs_epostcards p ON p.ein = asked.ein
      LEFT JOIN LATERAL (
        SELECT revoked_on, reinstated_on, as_of FROM irs_revocations
        WHERE ein = asked.ein ORDER BY revoked_on DESC LIMIT 1) r ON true
      LEFT JOIN LATERAL (
        SELECT max(i.as_of) AS left_on FROM listing_changes c
        JOIN listing_imports i ON i.id = c.import_id
        WHERE c.ein = asked.ein AND c.kind = 'left') gone ON o.ein IS NULL
      WHERE o.ein IS NOT NULL OR p.ein IS NOT NULL OR r.revoked_on IS NOT NULL
        OR gone.left_on IS NOT NULL`,
    values: [eins],
  });
  return new Map(rows.map((row) => [row.ein, filesOf(row)]));
}

function filesOf(row: Row): FilesOf {
  return {
    ...(row.group_number !== null && {
      organization: {
        groupNumber: row.group_number,
        subsection: row.subsection,
        status: row.status,
        filingCode: row.filing_code,
        pfFilingCode: row.pf_filing_code,
        fiscalYearMonth: row.fiscal_year_end,
        taxPeriod: row.tax_period,
        asOf: row.as_of,
      },
    }),
    ...(row.left_on !== null && { leftOn: row.left_on }),
    ...(row.revoked_on !== null && {
      revocation: {
        revokedOn: row.revoked_on,
        reinstatedOn: row.reinstated_on ?? undefined,
        asOf: row.revocations_as_of,
      },
    }),
    ...(row.tax_year !== null && {
      epostcard: {
        year: row.tax_year,
        periodEnd: row.period_end ?? undefined,
        isTerminated: row.is_terminated,
        asOf: row.epostcards_as_of,
      },
    }),
  };
}

/** The date of the newest whole file of each state, by its postal code. */
export async function stateFilesAsOf(ctx: Ctx): Promise<ReadonlyMap<string, CivilDate>> {
  const regions = await rawRows<{ state: string; asOf: CivilDate }>(ctx, {
    name: "listings-state-files",
    text: `SELECT state, as_of::text AS "asOf" FROM listing_regions`,
    values: [],
  });
  return new Map(regions.map(({ state, asOf }) => [state, asOf]));
}
