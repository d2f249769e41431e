import type { Readable } from "node:stream";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, minutes } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result, refuseField } from "#modules/platform/result";
import type { IrsRow } from "../domain/irs-row";
import { IrsFileBroken, readIrsFile } from "../irs-file.server";
import { accountsMessages } from "../messages";

/** A region's file has some hundred thousand rows. */
const IMPORT_MS = minutes(30);

/**
 * Takes an EO BMF extract (CSV, https://www.irs.gov/charities-non-profits/exempt-organizations-business-master-file-extract-eo-bmf)
 * into the list of organizations: new ones are added, known ones brought up to date, all or none.
 * For staff and the system only. `asOf` is the date of the file.
 * @returns how many rows it had; refusal `invalid` at `file` when it is cut or not such a file
 */
export async function importIrsFile(
  ctx: Ctx,
  file: Readable,
  { asOf }: { readonly asOf: CivilDate },
): Promise<Result<{ rows: number }>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const work = async (tx: TxCtx): Promise<Result<{ rows: number }>> => {
    let rows = 0;
    try {
      for await (const batch of readIrsFile(file)) {
        await upsert(tx, batch, asOf);
        rows += batch.length;
      }
    } catch (error) {
      if (!(error instanceof IrsFileBroken)) throw error;
      const { line } = error;
      return refuseField("file", message(accountsMessages, "irsFileBroken", { line }));
    }
    const data = { rows, asOf };
    await audit(tx, { action: "accounts.irs-file-imported", subject: "irs-organizations:0", data });
    return ok({ rows });
  };
  return inTransaction(ctx, work, { timeoutMs: IMPORT_MS });
}

async function upsert(tx: TxCtx, batch: readonly IrsRow[], asOf: CivilDate): Promise<void> {
  await tx.tx.$executeRaw`
    INSERT INTO irs_organizations (ein, name, sort_name, city, state, group_number, subsection,
      affiliation, status, ruling, deductibility, tax_period, filing_code, fiscal_year_end, as_of)
    SELECT "ein", "name", "sortName", "city", "state", "groupNumber", "subsection", "affiliation",
      "status", "ruling", "deductibility", "taxPeriod", "filingCode", "fiscalYearEnd", ${asOf}::date
    FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS r("ein" text, "name" text,
      "sortName" text, "city" text, "state" text, "groupNumber" text, "subsection" text,
      "affiliation" text, "status" text, "ruling" text, "deductibility" text, "taxPeriod" text,
      "filingCode" text, "fiscalYearEnd" int)
    ON CONFLICT (ein) DO UPDATE SET name = excluded.name, sort_name = excluded.sort_name,
      city = excluded.city, state = excluded.state, group_number = excluded.group_number,
      subsection = excluded.subsection, affiliation = excluded.affiliation,
      status = excluded.status, ruling = excluded.ruling, deductibility = excluded.deductibility,
      tax_period = excluded.tax_period, filing_code = excluded.filing_code,
      fiscal_year_end = excluded.fiscal_year_end, as_of = excluded.as_of
    WHERE irs_organizations.as_of <= excluded.as_of`;
}
