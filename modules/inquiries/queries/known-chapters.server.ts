import {
  countUnseenReturns,
  isContradictory,
  periodEnd,
  type UnseenReturns,
} from "#modules/compliance/contract";
import { shownWithin } from "#modules/compliance/index.server";
import { type FileDates, type OtherLists, placeInGroup } from "#modules/listings/contract";
import {
  datesOf,
  otherListsAsOf,
  readCoverage,
  readOtherLists,
} from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, compareDates, fromUtcDate } from "#modules/platform/dates";
import { einDigits } from "#modules/platform/ein";
import greekGroups from "../data/greek-groups.json";
import { type Campus, findCampus, foldName } from "../domain/campuses.server";
import { formOfKind } from "../forms/all.server";
import {
  type Confidence,
  type GroupCounts,
  type KnownChapter,
  type KnownReport,
  type Risk,
  risks,
} from "../views";

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
/** Whose day it is for whoever asks: the IRS's. */
const US_EAST = "America/New_York";

type Row = Omit<
  KnownChapter,
  "confidence" | "returns" | "isThirdOverdue" | "risk" | "asOf" | "lists"
> & {
  readonly zip: string;
  readonly filingCode: string;
  readonly pfFilingCode: string;
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
  switch (formOfKind(asked.kind)?.report) {
    case "campus":
      return ofCampus(ctx, findCampus(asked.organization));
    case "organization":
      return ofOrganization(ctx, asked);
    default:
      return undefined;
  }
}

async function ofCampus(ctx: Ctx, campus: Campus | undefined): Promise<KnownReport> {
  const coverage = await readCoverage(ctx);
  if (!campus) return { place: undefined, chapters: [], files: undefined, coverage };
  const { city, state } = campus;
  const rows = await reader(ctx).$queryRaw<Row[]>`
    SELECT ein, name, sort_name AS "sortName", city, state, zip, group_number AS "groupNumber",
      status, subsection, tax_period AS "taxPeriod", fiscal_year_end AS "fiscalYearEnd",
      filing_code AS "filingCode", pf_filing_code AS "pfFilingCode", as_of AS "asOf"
    FROM irs_organizations
    WHERE group_number = ANY(${greekGroups}) AND state = ${state} AND city = ${city}
    ORDER BY name, sort_name, ein LIMIT ${MOST}`;
  const others = await listsOf(ctx, rows);
  const today = civilDateIn(ctx.now(), US_EAST);
  const chapters = rows
    .map((row) => ({ ...viewOf(row, others, today), confidence: confidenceOf(campus, row) }))
    .toSorted((one, other) => rank[one.confidence] - rank[other.confidence]);
  const { revocations: revocationsAsOf } = await otherListsAsOf(ctx);
  return { place: campus, chapters, files: filesOf(rows), coverage, revocationsAsOf };
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
  const ein = einDigits(asked.ein);
  const found = await reader(ctx).irsOrganization.findUnique({ where: { ein } });
  const isCentral = placeInGroup(found?.affiliation ?? "") === "central";
  const number = asked.groupNumber || (isCentral ? (found?.groupNumber ?? "") : "");
  const rows =
    number === "" || number === NO_GROUP
      ? []
      : await reader(ctx).irsOrganization.findMany({
          where: { groupNumber: number },
          orderBy: [{ name: "asc" }, { ein: "asc" }],
          take: MOST_OF_GROUP,
        });
  const others = await listsOf(ctx, [{ ein }, ...rows]);
  const today = civilDateIn(ctx.now(), US_EAST);
  const group = rows.map((row) => viewOf(row, others, today));
  const chapters = group.filter((row) => row.ein !== ein).toSorted(byGravity);
  const own = found ? [viewOf(found, others, today)] : [];
  return {
    place: undefined,
    chapters: [...own, ...chapters].slice(0, MOST),
    files: filesOf(found ? [found, ...rows] : rows),
    group: group.length > 0 ? countsOf(number, group) : undefined,
    coverage: await readCoverage(ctx),
    unlisted: !found && ein !== "" ? { ein, lists: others.get(ein) ?? {} } : undefined,
    revocationsAsOf: (await otherListsAsOf(ctx)).revocations,
  };
}

/**
 * At risk by two unseen returns or more, or by a third whose day has passed. Five or more without a
 * revocation say that the files contradict each other, as with a group return or a wrong EIN.
 */
function riskOf({
  returns,
  isThirdOverdue,
  lists: { revocation },
}: Pick<KnownChapter, "returns" | "isThirdOverdue" | "lists">): Risk {
  if (revocation && !revocation.reinstatedOn) return "revoked";
  if (returns.kind !== "counted") return returns.kind === "unknown" ? "unknown" : "current";
  const { missed } = returns;
  if (isContradictory(missed)) return "contradictory";
  if (missed >= 2 || isThirdOverdue) return "atRisk";
  return missed === 1 ? "one" : "current";
}

/** The gravest first; of those at risk, those with the most unseen returns. */
function byGravity(one: KnownChapter, other: KnownChapter): number {
  const missed = ({ returns }: KnownChapter) => (returns.kind === "counted" ? returns.missed : 0);
  return risks.indexOf(one.risk) - risks.indexOf(other.risk) || missed(other) - missed(one);
}

function countsOf(number: string, all: readonly KnownChapter[]): GroupCounts {
  const counts = risks.map((risk) => [risk, all.filter((one) => one.risk === risk).length]);
  return { number, total: all.length, ...(Object.fromEntries(counts) as Record<Risk, number>) };
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
    pfFilingCode: row.pfFilingCode,
    fiscalYearMonth: row.fiscalYearEnd,
    latestPeriodEnd: ends.toSorted().at(-1),
    asOf: fromUtcDate(row.asOf),
    shownWithin: shownWithin(),
  });
}

function viewOf(row: Row, others: Lists, today: CivilDate): KnownChapter {
  const lists = others.get(row.ein) ?? {};
  const returns = returnsOf(row, lists);
  const isThirdOverdue =
    returns.kind === "counted" && compareDates(returns.expected[2].lateAfter, today) < 0;
  const facts = { returns, isThirdOverdue, lists };
  return { ...pick(row), ...facts, risk: riskOf(facts), asOf: fromUtcDate(row.asOf) };
}

const filesOf = (rows: readonly { readonly asOf: Date }[]): FileDates | undefined =>
  datesOf(rows.map(({ asOf }) => fromUtcDate(asOf)));
