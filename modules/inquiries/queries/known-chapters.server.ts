import { countUnseenReturns, periodEnd, type UnseenReturns } from "#modules/compliance/contract";
import type { OtherLists } from "#modules/listings/contract";
import { otherListsAsOf, readOtherLists } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import greekGroups from "../data/greek-groups.json";
import { type Campus, findCampus, foldName } from "../domain/campuses.server";
import type { Confidence, GroupCounts, KnownChapter, KnownReport } from "../views";

/** What is asked of the imported IRS files for the report of one inquiry. */
export interface ReportRequest {
  readonly kind: string;
  readonly organization: string;
  readonly ein: string;
  readonly groupNumber: string;
}

/** A campus has fewer chapters, and a longer list of a group nobody reads in a letter. */
const MOST = 200;
/** The largest groups have some thousands of organizations. */
const MOST_OF_GROUP = 20_000;
const NO_GROUP = "0000";

type Row = Omit<KnownChapter, "confidence" | "returns" | "asOf" | "lists"> & {
  readonly zip: string;
  readonly filingCode: string;
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
      status, subsection, tax_period AS "taxPeriod", fiscal_year_end AS "fiscalYearEnd",
      filing_code AS "filingCode", as_of AS "asOf"
    FROM irs_organizations
    WHERE group_number = ANY(${greekGroups}) AND state = ${state} AND city = ${city}
    ORDER BY name, sort_name, ein LIMIT ${MOST}`;
  const others = await listsOf(ctx, rows);
  const chapters = rows
    .map((row) => ({ ...viewOf(row, others), confidence: confidenceOf(campus, row) }))
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
  const ein = asked.ein.replace("-", "");
  const found = await reader(ctx).irsOrganization.findUnique({ where: { ein } });
  const isCentral = found !== null && /^[68]$/.test(found.affiliation);
  const number = asked.groupNumber || (isCentral ? found.groupNumber : "");
  const rows =
    number === "" || number === NO_GROUP
      ? []
      : await reader(ctx).irsOrganization.findMany({
          where: { groupNumber: number },
          orderBy: [{ name: "asc" }, { ein: "asc" }],
          take: MOST_OF_GROUP,
        });
  const others = await listsOf(ctx, [{ ein }, ...rows]);
  const group = rows.map((row) => viewOf(row, others));
  const chapters = group
    .filter((row) => row.ein !== ein)
    .toSorted((one, other) => gravityOf(other) - gravityOf(one));
  const own = found ? [viewOf(found, others)] : [];
  return {
    place: undefined,
    chapters: [...own, ...chapters].slice(0, MOST),
    asOf: latest(found ? [found] : rows),
    group: group.length > 0 ? countsOf(number, group) : undefined,
    unlisted: !found && ein !== "" ? { ein, lists: others.get(ein) ?? {} } : undefined,
    revocationsAsOf: (await otherListsAsOf(ctx)).revocations,
  };
}

const isRevoked = ({ lists: { revocation } }: Pick<KnownChapter, "lists">) =>
  revocation !== undefined && !revocation.reinstatedOn;

/** What counts: revoked, then the most unseen returns, then what nobody can tell. */
function gravityOf(chapter: KnownChapter): number {
  if (isRevoked(chapter)) return Number.POSITIVE_INFINITY;
  const { returns } = chapter;
  return returns.kind === "counted" ? returns.missed : returns.kind === "unknown" ? 0.5 : 0;
}

function countsOf(number: string, all: readonly KnownChapter[]): GroupCounts {
  const count = (fits: (one: KnownChapter) => boolean) => all.filter(fits).length;
  const missed = ({ returns }: KnownChapter) =>
    returns.kind === "counted" ? returns.missed : undefined;
  const lasting = (one: KnownChapter) => !isRevoked(one);
  return {
    number,
    total: all.length,
    revoked: count(isRevoked),
    current: count(
      (one) => lasting(one) && (missed(one) === 0 || one.returns.kind === "not-required"),
    ),
    one: count((one) => lasting(one) && missed(one) === 1),
    more: count((one) => lasting(one) && (missed(one) ?? 0) > 1),
    unknown: count((one) => lasting(one) && one.returns.kind === "unknown"),
  };
}

const pick = (row: Row) => ({
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

function returnsOf(row: Row, { epostcard }: OtherLists): UnseenReturns {
  const ends = [periodEnd(row.taxPeriod), epostcard?.periodEnd].filter((end) => end !== undefined);
  return countUnseenReturns({
    filingCode: row.filingCode,
    fiscalYearMonth: row.fiscalYearEnd,
    latestPeriodEnd: ends.toSorted().at(-1),
    asOf: fromUtcDate(row.asOf),
  });
}

function viewOf(row: Row, others: Lists): KnownChapter {
  const lists = others.get(row.ein) ?? {};
  return { ...pick(row), returns: returnsOf(row, lists), lists, asOf: fromUtcDate(row.asOf) };
}

const latest = (rows: readonly { readonly asOf: Date }[]): string | undefined =>
  rows
    .map(({ asOf }) => fromUtcDate(asOf))
    .toSorted()
    .at(-1);
