import { z } from "zod";

const column = z.string().trim();

/** The columns that are read, of the 28 that the file has; any other may come and go. */
const rowSchema = z.object({
  EIN: column.regex(/^\d{9}$/),
  NAME: column.min(1),
  SORT_NAME: column,
  CITY: column,
  STATE: column,
  GROUP: column,
  SUBSECTION: column,
  AFFILIATION: column,
  STATUS: column,
  RULING: column,
  DEDUCTIBILITY: column,
  TAX_PERIOD: column,
  FILING_REQ_CD: column,
  ACCT_PD: column.regex(/^(0[0-9]|1[0-2])?$/),
});

/** The names that the first line must hold. */
export const irsColumns: readonly string[] = Object.keys(rowSchema.shape);

export interface IrsRow {
  readonly ein: string;
  readonly name: string;
  readonly sortName: string;
  readonly city: string;
  readonly state: string;
  readonly groupNumber: string;
  readonly subsection: string;
  readonly affiliation: string;
  readonly status: string;
  readonly ruling: string;
  readonly deductibility: string;
  readonly taxPeriod: string;
  readonly filingCode: string;
  readonly fiscalYearEnd: number | null;
}

/** One line of the file, by its columns' names; undefined when it is not what the file says it is. */
export function readIrsRow(line: unknown): IrsRow | undefined {
  const parsed = rowSchema.safeParse(line);
  if (!parsed.success) return undefined;
  const row = parsed.data;
  return {
    ein: row.EIN,
    name: row.NAME,
    sortName: row.SORT_NAME,
    city: row.CITY,
    state: row.STATE,
    groupNumber: row.GROUP,
    subsection: row.SUBSECTION,
    affiliation: row.AFFILIATION,
    status: row.STATUS,
    ruling: row.RULING,
    deductibility: row.DEDUCTIBILITY,
    taxPeriod: row.TAX_PERIOD,
    filingCode: row.FILING_REQ_CD,
    fiscalYearEnd: Number(row.ACCT_PD) || null,
  };
}
