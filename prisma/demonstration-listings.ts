import { Readable } from "node:stream";
import { addListingGroup, importBmf } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { group, organizations } from "./demonstration-data";
import irsFile from "./demonstration-irs.json";

const of = (which: keyof typeof organizations) => {
  const { ein, name } = organizations[which];
  return { ein: ein ?? "", name };
};
const fraternity = { group: group.gen, subsection: "07" } as const;
const independent = { group: "0000", subsection: "03", affiliation: "3", filing: "02" } as const;
const subordinate = { ...fraternity, affiliation: "9", filing: "02" } as const;
const central = { ...fraternity, affiliation: "6", filing: "01" } as const;

/** Groups of which the demonstration has organizations. */
const groups = [
  { number: "5271", label: "Parent Booster USA" },
  { number: "0124", label: "Delta Tau Delta Fraternity" },
  { number: "0273", label: "Chi Omega Fraternity" },
] as const;

/** Columns of the file from GROUP to the end. */
interface Row {
  readonly ein: string;
  readonly name: string;
  readonly place: string;
  readonly group: string;
  readonly subsection: string;
  readonly affiliation: string;
  /** The end of the latest period with a return, "202506". */
  readonly period: string;
  readonly filing: string;
}

/** What the IRS would say of the demonstration's own organizations: one is right, one two years behind. */
const own: readonly Row[] = [
  { ...of("boosters"), place: "DECATUR,GA,30030", ...independent, period: "202506" },
  { ...of("chapter"), place: "AUSTIN,TX,78705", ...subordinate, period: "202506" },
  { ...of("kappaChapter"), place: "ATHENS,GA,30605", ...subordinate, period: "202306" },
  { ...of("omicronChapter"), place: "EUGENE,OR,97403", ...subordinate, period: "202406" },
  { ...of("sigmaChapter"), place: "BOULDER,CO,80302", ...subordinate, period: "" },
  { ...of("headquarters"), place: "CHICAGO,IL,60601", ...central, period: "202506" },
];

/** A line of the file; the fiscal years end in June. */
function lineOf({ ein, name, place, group, subsection, affiliation, period, filing }: Row): string {
  const before = `${ein},${name.toUpperCase().replaceAll(",", "")},,PO BOX 1,${place}`;
  const status = `${group},${subsection},${affiliation},1000,201001,1,00,000000000,1,01,${period}`;
  return `${before},${status},0,0,${filing},0,06,,,,,`;
}

/**
 * Some rows of the tax authority's file, and the groups that the search looks through. After the
 * rest of the demonstration, because an import works on connections of its own; it does nothing
 * when it is there already.
 */
export async function seedListings(ctx: Ctx): Promise<void> {
  if ((await ctx.db.listingImport.count({ where: { state: "done" } })) > 0) return;
  for (const one of groups) await addListingGroup(ctx, one);
  const file = {
    name: "demonstration.csv",
    open: () =>
      Readable.from([Buffer.from(`${[...irsFile.lines, ...own.map(lineOf)].join("\n")}\n`)]),
  };
  const asOf = civilDate(irsFile.asOf);
  const imported = await importBmf(ctx, { files: [file], asOf, isAddition: true });
  if (!imported.ok) throw new Error("the demonstration's listings could not be imported");
}
