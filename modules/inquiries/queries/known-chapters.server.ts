import type { OtherLists } from "#modules/listings/contract";
import {
  findIrsOrganization,
  otherListsAsOf,
  readOtherLists,
} from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import greekGroups from "../data/greek-groups.json";
import { type Campus, findCampus, foldName } from "../domain/campuses.server";
import type { Confidence, KnownChapter, KnownReport } from "../views";

/** What is asked of the imported IRS files for the report of one inquiry. */
export interface ReportRequest {
  readonly kind: string;
  readonly organization: string;
  readonly ein: string;
  readonly groupNumber: string;
}

/** A campus has fewer chapters, and a longer list of a group nobody reads in a letter. */
const MOST = 200;

type Row = Omit<KnownChapter, "confidence" | "asOf" | "lists"> & {
  readonly zip: string;
  readonly asOf: Date;
};

/**
 * What the imported IRS files know about a campus's Greek chapters, or about an organization and
 * the chapters of its group. The one place of this room that reads those files. The files are
 * public, so anybody may ask; undefined for forms that have no report.
 */
export async function knownChapters(
  ctx: Ctx,
  asked: ReportRequest,
): Promise<KnownReport | undefined> {
  if (asked.kind === "greek_collector") return ofCampus(ctx, findCampus(asked.organization));
  if (asked.kind === "compliance_check") return ofOrganization(ctx, asked);
  return undefined;
}

async function ofCampus(ctx: Ctx, campus: Campus | undefined): Promise<KnownReport> {
  if (!campus) return { place: undefined, chapters: [], asOf: undefined };
  const { city, state } = campus;
  const rows = await reader(ctx).$queryRaw<Row[]>`
    SELECT ein, name, sort_name AS "sortName", city, state, zip, group_number AS "groupNumber",
      status, subsection, tax_period AS "taxPeriod", fiscal_year_end AS "fiscalYearEnd", as_of AS "asOf"
    FROM irs_organizations
    WHERE group_number = ANY(${greekGroups}) AND state = ${state} AND city = ${city}
    ORDER BY name, sort_name, ein LIMIT ${MOST}`;
  const others = await listsOf(ctx, rows);
  const chapters = rows
    .map(({ zip, ...row }) => viewOf(row, confidenceOf(campus, { ...row, zip }), others))
    .toSorted((one, other) => rank[one.confidence] - rank[other.confidence]);
  const { revocations: revocationsAsOf } = await otherListsAsOf(ctx);
  return { place: campus, chapters, asOf: latest(rows), revocationsAsOf };
}

type Lists = ReadonlyMap<string, OtherLists>;

const listsOf = (ctx: Ctx, rows: readonly { readonly ein: string }[]): Promise<Lists> =>
  readOtherLists(
    ctx,
    rows.map(({ ein }) => ein),
  );

const rank: Readonly<Record<Confidence, number>> = { certain: 0, likely: 1, possible: 2 };

/** Words that many campuses have in their names. */
const common = new Set(
  "UNIVERSITY COLLEGE OF AT AND THE STATE INSTITUTE TECHNOLOGY CAMPUS MAIN".split(" "),
);

/** How sure it is that a chapter is at this campus: by its own name, its ZIP code, or its city. */
function confidenceOf(campus: Campus, row: Pick<Row, "sortName" | "name" | "zip">): Confidence {
  const words = foldName(`${row.name} ${row.sortName}`).split(" ");
  const own = foldName(campus.name)
    .split(" ")
    .filter((word) => !common.has(word));
  if (own.length > 0 && own.every((word) => words.includes(word))) return "certain";
  return row.zip.startsWith(campus.zip) && campus.zip !== "" ? "likely" : "possible";
}

async function ofOrganization(ctx: Ctx, asked: ReportRequest): Promise<KnownReport> {
  const found = await findIrsOrganization(ctx, asked.ein);
  const isCentral = found !== undefined && /^[68]$/.test(found.affiliation);
  const group = asked.groupNumber || (isCentral ? found.groupNumber : "");
  const rows =
    group === "" || group === "0000"
      ? []
      : await reader(ctx).irsOrganization.findMany({
          where: { groupNumber: group, ein: { not: found?.ein ?? "" } },
          orderBy: [{ taxPeriod: "asc" }, { name: "asc" }, { ein: "asc" }],
          take: MOST,
        });
  const ein = asked.ein.replace("-", "");
  const others = await listsOf(ctx, [{ ein }, ...rows]);
  const chapters = rows.map((row) => viewOf(row, "certain", others));
  const lists = others.get(ein) ?? {};
  const own = found
    ? [{ ...pick(found), confidence: "certain", lists, asOf: found.asOf } as const]
    : [];
  return {
    place: undefined,
    chapters: [...own, ...chapters],
    asOf: found?.asOf ?? latest(rows),
    unlisted: !found && lists.revocation ? { ein, lists } : undefined,
    revocationsAsOf: (await otherListsAsOf(ctx)).revocations,
  };
}

const pick = (row: Omit<KnownChapter, "confidence" | "asOf" | "lists">) => ({
  ein: row.ein,
  name: row.name,
  sortName: row.sortName,
  city: row.city,
  state: row.state,
  groupNumber: row.groupNumber,
  status: row.status,
  subsection: row.subsection,
  taxPeriod: row.taxPeriod,
  fiscalYearEnd: row.fiscalYearEnd,
});

const viewOf = (row: Omit<Row, "zip">, confidence: Confidence, lists: Lists): KnownChapter => ({
  ...pick(row),
  confidence,
  lists: lists.get(row.ein) ?? {},
  asOf: row.asOf.toISOString().slice(0, 10),
});

const latest = (rows: readonly { readonly asOf: Date }[]): string | undefined =>
  rows
    .map(({ asOf }) => asOf.toISOString().slice(0, 10))
    .toSorted()
    .at(-1);
