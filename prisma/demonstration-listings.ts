import { Readable } from "node:stream";
import { addListingGroup, importBmf } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import irsFile from "./demonstration-irs.json";

/** Groups of which the demonstration has organizations. */
const groups = [
  { number: "5271", label: "Parent Booster USA" },
  { number: "0124", label: "Delta Tau Delta Fraternity" },
  { number: "0273", label: "Chi Omega Fraternity" },
] as const;

/**
 * Some rows of the tax authority's file, and the groups that the search looks through. After the
 * rest of the demonstration, because an import works on connections of its own; it does nothing
 * when it is there already.
 */
export async function seedListings(ctx: Ctx): Promise<void> {
  if ((await ctx.db.listingImport.count({ where: { state: "done" } })) > 0) return;
  for (const group of groups) await addListingGroup(ctx, group);
  const file = {
    name: "demonstration.csv",
    open: () => Readable.from([Buffer.from(`${irsFile.lines.join("\n")}\n`)]),
  };
  const asOf = civilDate(irsFile.asOf);
  const imported = await importBmf(ctx, { files: [file], asOf, isAddition: true });
  if (!imported.ok) throw new Error("the demonstration's listings could not be imported");
}
