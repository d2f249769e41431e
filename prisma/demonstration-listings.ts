import { Readable } from "node:stream";
import { nextReturn } from "#modules/compliance/contract";
import { addListingGroup, importList, type ListImport } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { addDays, type CivilDate, civilDate, fromUtcDate } from "#modules/platform/dates";
import { sweepStandings } from "#modules/standing/index.server";
import { group, organizations } from "./demonstration-data";
import { type DemonstrationChapter, groupChapters } from "./demonstration-group";
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
  /** "25" is an exemption that is being ended; "01", all is well, where nothing is said. */
  readonly status?: string;
}

/**
 * What the IRS would say of the demonstration's own organizations, so that each has another standing:
 * one is in good standing, one returns behind, one two, one not known, one revoked.
 * @param filed the fiscal year of the last return that is due, and the years before it
 */
const ownRows = (filed: (years: number) => string): readonly Row[] => [
  { ...of("boosters"), place: "DECATUR,GA,30030", ...independent, period: filed(0) },
  { ...of("chapter"), place: "AUSTIN,TX,78705", ...subordinate, period: filed(0) },
  { ...of("kappaChapter"), place: "ATHENS,GA,30605", ...subordinate, period: filed(3) },
  { ...of("omicronChapter"), place: "EUGENE,OR,97403", ...subordinate, period: filed(5) },
  { ...of("sigmaChapter"), place: "BOULDER,CO,80302", ...subordinate, period: "" },
  { ...of("headquarters"), place: "CHICAGO,IL,60601", ...central, period: filed(0) },
  ...groupChapters.map((chapter) => chapterRow(chapter, filed)),
];

const chapterRow = (
  { ein, name, city, state, file }: DemonstrationChapter,
  filed: (years: number) => string,
): Row => ({
  ein,
  name,
  place: `${city.toUpperCase()},${state},00000`,
  ...subordinate,
  period: file === "blank" ? "" : filed(behind[file]),
});

/** How many years ago the last return is of; three years without one end an exemption. */
const behind = { 0: 0, 1: 2, 2: 3, revoked: 5 } as const;

const revoked = [
  { ...of("omicronChapter"), city: "Eugene", state: "OR" },
  ...groupChapters.filter(({ file }) => file === "revoked"),
];

/** The month in which all their fiscal years end. */
const YEAR_END = 6;
/** So many lists come first. */
const FIRST_LISTS = 3;
/** So many days ago the files of the demonstration's own organizations are of. */
const FILE_AGE_DAYS = 14;

/** A line of the file; the fiscal years end in June. */
function lineOf(row: Row): string {
  const { ein, name, place, group, subsection, affiliation, period, filing, status = "01" } = row;
  const before = `${ein},${name.toUpperCase().replaceAll(",", "")},,PO BOX 1,${place}`;
  const kind = `${group},${subsection},${affiliation},1000,201001,1,00,000000000,1`;
  return `${before},${kind},${status},${period},0,0,${filing},0,06,,,,,`;
}

/** A line of the automatic revocation list. */
function revokedLine(
  { ein, name, city, state }: (typeof revoked)[number],
  today: CivilDate,
): string {
  const year = Number(today.slice(0, 4)) - 1;
  const place = `${city.toUpperCase()}|${state}|00000|US`;
  return `${ein}|${name.toUpperCase()}|||${place}|07|15-NOV-${year}|09-FEB-${year + 1}|`;
}

/** The fiscal year of the last return that is due on a day, and the years before it. */
function filedBefore(today: CivilDate) {
  const lastDue = Number(nextReturn(YEAR_END, today).fiscalYearEnd.slice(0, 4)) - 1;
  return (years: number) => `${lastDue - years}0${YEAR_END}`;
}

const ownFile = (name: string, rows: readonly Row[]) =>
  fileOf(name, [irsFile.lines[0] ?? "", ...rows.map(lineOf)]);

const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  open: () => Readable.from([Buffer.from(`${lines.join("\n")}\n`)]),
});

/**
 * Some rows of the tax authority's files, and the groups that the search looks through: public ones as
 * they were, the demonstration's own as of some days ago, and who is on the revocation list. After the
 * rest of the demonstration, because an import works on connections of its own; it does nothing when it
 * is there already.
 */
export async function seedListings(ctx: Ctx): Promise<void> {
  const today = fromUtcDate(ctx.now());
  const recently = addDays(today, -FILE_AGE_DAYS);
  const lists: readonly ListImport[] = [
    {
      kind: "bmf",
      files: [fileOf("demonstration.csv", irsFile.lines)],
      asOf: civilDate(irsFile.asOf),
      isAddition: true,
    },
    {
      kind: "bmf",
      files: [ownFile("demonstration-own.csv", ownRows(filedBefore(today)))],
      asOf: recently,
      isAddition: true,
    },
    {
      kind: "revocations",
      files: [
        fileOf(
          "data-download-revocation.txt",
          revoked.map((one) => revokedLine(one, today)),
        ),
      ],
      asOf: recently,
    },
  ];
  const done = await ctx.db.listingImport.count({ where: { state: "done" } });
  if (done === 0) for (const one of groups) await addListingGroup(ctx, one);
  for (const list of lists.slice(done)) {
    const imported = await importList(ctx, list);
    if (!imported.ok) throw new Error("the demonstration's listings could not be imported");
  }
}

/** As many chapters as a brake of their group of sixty needs. */
const doubted = groupChapters.filter(({ file, hasBylaws }) => file === 0 && !hasBylaws).slice(0, 4);

/**
 * A newer file that says of four chapters at once that their exemption is being ended: too many for one
 * group, so their words wait for staff, who look into it. After the group has its words; it does
 * nothing where another list came in meanwhile, or this one is there already.
 */
export async function seedHeldImport(ctx: Ctx): Promise<void> {
  if ((await ctx.db.listingImport.count({ where: { state: "done" } })) !== FIRST_LISTS) return;
  const today = fromUtcDate(ctx.now());
  const rows = doubted.map((chapter) => ({
    ...chapterRow(chapter, filedBefore(today)),
    status: "25",
  }));
  const imported = await importList(ctx, {
    kind: "bmf",
    files: [ownFile("demonstration-newer.csv", rows)],
    asOf: addDays(today, -3),
    isAddition: true,
  });
  if (!imported.ok) throw new Error("the demonstration's newer list could not be imported");
  await sweepStandings(ctx, { cause: "import" });
}
