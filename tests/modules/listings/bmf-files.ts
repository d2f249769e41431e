import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { importBmf } from "#modules/listings/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";

export const system = createCtx({ actor: { kind: "system", name: "tests" } });
const data = "../shared/data";
/** The IRS's own files, where this machine has them. */
export const hasData = existsSync(`${data}/bmf`);

export const header =
  "EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,ASSET_CD,INCOME_CD,FILING_REQ_CD,PF_FILING_REQ_CD,ACCT_PD,ASSET_AMT,INCOME_AMT,REVENUE_AMT,NTEE_CD,SORT_NAME";

export interface MadeRow {
  ein: string;
  name: string;
  sortName?: string;
  city?: string;
  state?: string;
  group?: string;
  affiliation?: string;
  taxPeriod?: string;
  month?: string;
  assets?: string;
  revenue?: string;
  subsection?: string;
  status?: string;
  filing?: string;
  pfFiling?: string;
}

/** A line of the file as the IRS writes it. */
export function lineOf(row: MadeRow): string {
  const { ein, name, sortName = "", city = "ORONO", state = "ME", group = "0124" } = row;
  const { affiliation = "9", taxPeriod = "202507", month = "07", subsection = "07" } = row;
  const { assets = "0", revenue = "0" } = row;
  const { status = "01", filing = "02", pfFiling = "0" } = row;
  return `${ein},${name},,1 MAIN ST,${city},${state},04473-4211,${group},${subsection},${affiliation},1000,194009,2,00,036000000,5,${status},${taxPeriod},0,0,${filing},${pfFiling},${month},${assets},0,${revenue},,${sortName}`;
}

export const fileOf = (content: string | Buffer, name = "made.csv") => ({
  name,
  open: () => Readable.from([Buffer.from(content)]),
});
export const csvOf = (...rows: MadeRow[]) =>
  `${[header, ...rows.map(lineOf)].map((line) => `${line}\r\n`).join("")}`;

/** One of the real files by its name below the data's folder. */
export const realFile = (name: string) => ({
  name: path.basename(name),
  open: () => createReadStream(`${data}/${name}`),
});
export const dataPath = (name: string) => `${data}/${name}`;

/** Imports content under a name of its own date. */
export const importContent = (
  content: string | Buffer,
  asOf: string,
  isAddition = false,
  acceptsLoss = false,
) =>
  importBmf(system, {
    files: [fileOf(content, `made-${asOf}.csv`)],
    asOf: civilDate(asOf),
    isAddition,
    acceptsLoss,
  });

/** Which organizations an import found to differ in that way, in the order of their EINs. */
export async function einsOf(importId: number, kind: string): Promise<string[]> {
  const found = await db.listingChange.findMany({ where: { importId, kind } });
  return found.map(({ ein }) => ein).sort();
}
