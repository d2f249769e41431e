import type { GroupAccess } from "#modules/accounts/index.server";
import {
  type ChosenFacts,
  chosenFactsOf,
  filesNoReturn,
  provenReturnsOf,
} from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, compareDates, OFFICE_ZONE } from "#modules/platform/dates";
import { type ChapterYear, judgeChapterYear, type ReviewResult } from "../domain/chapter-year";
import type { TreasurersReport } from "../domain/report";
import { type Days, fiscalYearEndIn } from "../domain/years";
import { inRegions, type YearRow } from "../store.server";

/** A paper that a chapter gave. */
export interface PaperRow {
  readonly id: number;
  readonly accountId: number;
  readonly kind: "return" | "report" | "confirmation";
  readonly periodEnd: CivilDate;
  readonly fileId: number | null;
  readonly fileName: string | null;
  readonly number: string | null;
  readonly report: TreasurersReport | null;
  readonly isSupplement: boolean;
  readonly by: string;
  readonly receivedAt: Date;
}

export interface ReviewRow {
  readonly accountId: number;
  readonly result: ReviewResult;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

export interface DeliveryRow {
  readonly accountId: number;
  readonly version: number;
  readonly state: "waiting" | "sent" | "nobody" | "failed";
  readonly settledAt: Date | null;
  /** Whom it was sent to. */
  readonly sentTo: string | null;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: Date | null;
}

/** A chapter of a supervision year, with everything that its line rests on. */
export interface GatheredChapter {
  readonly accountId: number;
  readonly name: string;
  readonly ein: string | null;
  /** It left on a day of which nothing was kept: its name, EIN and facts are those of a later day. */
  readonly isOfLaterDay: boolean;
  readonly state: ChapterYear;
  readonly papers: readonly PaperRow[];
  /** The newest, unless a paper came after it; supplements aside. */
  readonly review: ReviewRow | undefined;
  /** The newest version that it was sent or confirmed. */
  readonly education: DeliveryRow | undefined;
}

/** One chapter alone, where it is given. */
export interface GatherOptions {
  readonly chapterId?: number | undefined;
}

interface ListedRow {
  readonly accountId: number;
  readonly name: string;
  readonly ein: string | null;
  readonly isOfLaterDay: boolean;
}

/** A chapter of a year that is open. */
interface OpenRow extends ListedRow {
  /** The day on which it left the group for good; null while it is in it. */
  readonly leftOn: CivilDate | null;
  /** The facts of that day; null where they were not kept. */
  readonly leftFacts: ChosenFacts | null;
}

/**
 * The chapters of a group that belonged to it on any day of a year, by name: those that the access
 * reaches. One that left is called as it was on that day, where that was kept. What was merged into another account is
 * that account's.
 */
export const listedChapters = (
  ctx: Ctx,
  access: GroupAccess,
  { startsOn, endsOn }: Days,
  { chapterId }: GatherOptions = {},
): Promise<OpenRow[]> =>
  reader(ctx).$queryRaw<OpenRow[]>`
    SELECT account.id AS "accountId", last.left_on::text AS "leftOn",
      coalesce(last.left_name, account.name) AS name, last.left_facts AS "leftFacts",
      last.left_on IS NOT NULL AND last.left_name IS NULL AS "isOfLaterDay",
      CASE WHEN last.left_name IS NULL THEN account.ein ELSE last.left_ein END AS ein
    FROM accounts account
    JOIN LATERAL (SELECT member.left_on, member.left_name, member.left_ein, member.left_facts
      FROM group_memberships member
      WHERE member.account_id = account.id AND member.group_id = ${access.groupId}
      ORDER BY member.left_on DESC NULLS FIRST LIMIT 1) last ON true
    WHERE account.merged_into_id IS NULL AND account.id <> ${access.centralAccountId}
      AND ${inRegions(access)}
      AND (${chapterId ?? null}::int IS NULL OR account.id = ${chapterId ?? null}::int)
      AND EXISTS (SELECT FROM group_memberships member WHERE member.account_id = account.id
        AND member.group_id = ${access.groupId} AND member.joined_on <= ${endsOn}::date
        AND (member.left_on IS NULL OR member.left_on >= ${startsOn}::date))
    ORDER BY lower(coalesce(last.left_name, account.name)), account.id`;

/** The papers of a year, the oldest first. */
export function papersOf(
  ctx: Ctx,
  yearId: number,
  accountIds: readonly number[],
): Promise<PaperRow[]> {
  return reader(ctx).$queryRaw<PaperRow[]>`
    SELECT paper.id, paper.account_id AS "accountId", paper.kind,
      paper.period_end::text AS "periodEnd", paper.file_id AS "fileId",
      file.file_name AS "fileName", paper.number,
      paper.report, paper.is_supplement AS "isSupplement", paper.received_at AS "receivedAt",
      coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email, '') AS by
    FROM supervision_papers paper LEFT JOIN account_files file ON file.id = paper.file_id
    LEFT JOIN users person ON person.id = paper.user_id
    WHERE paper.year_id = ${yearId} AND paper.account_id = ANY(${[...accountIds]})
    ORDER BY paper.id`;
}

const reviewsOf = (ctx: Ctx, yearId: number, accountIds: readonly number[]) =>
  reader(ctx).$queryRaw<ReviewRow[]>`
    SELECT DISTINCT ON (review.account_id) review.account_id AS "accountId", review.result,
      review.note, review.at,
      coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email, '') AS by
    FROM supervision_reviews review LEFT JOIN users person ON person.id = review.user_id
    WHERE review.year_id = ${yearId} AND review.account_id = ANY(${[...accountIds]})
    ORDER BY review.account_id, review.id DESC`;

/** Of each chapter what tells most: that it confirmed, or else that it was sent; the newest of these. */
const deliveriesOf = (ctx: Ctx, yearId: number, accountIds: readonly number[]) =>
  reader(ctx).$queryRaw<DeliveryRow[]>`
    SELECT DISTINCT ON (delivery.account_id) delivery.account_id AS "accountId", text.version,
      delivery.state, delivery.settled_at AS "settledAt", delivery.sent_to AS "sentTo",
      delivery.acknowledged_by AS "acknowledgedBy", delivery.acknowledged_at AS "acknowledgedAt"
    FROM education_deliveries delivery JOIN education_texts text ON text.id = delivery.text_id
    WHERE delivery.year_id = ${yearId} AND delivery.account_id = ANY(${[...accountIds]})
    ORDER BY delivery.account_id, delivery.acknowledged_at IS NULL, delivery.state <> 'sent',
      text.version DESC`;

const isEducatedBy = (delivery: DeliveryRow | undefined) =>
  delivery !== undefined && (delivery.state === "sent" || delivery.acknowledgedAt !== null);

/**
 * The chapters of a year with what is on file of them, by a fixed number of statements. Papers that
 * came after it was closed are among them, and count for nothing.
 */
export async function gatherYear(
  ctx: Ctx,
  access: GroupAccess,
  year: YearRow,
  options: GatherOptions = {},
): Promise<readonly GatheredChapter[]> {
  const open = year.closedOn ? [] : await listedChapters(ctx, access, year, options);
  const listed = year.closedOn ? await frozenChapters(ctx, access, year, options) : open;
  const ids = listed.map(({ accountId }) => accountId);
  const papers = grouped(await papersOf(ctx, year.id, ids));
  const reviews = byAccount(
    (await reviewsOf(ctx, year.id, ids)).filter((review) =>
      isAfterPapers(review, papers.get(review.accountId)),
    ),
  );
  const deliveries = byAccount(await deliveriesOf(ctx, year.id, ids));
  const states = await statesOf(ctx, year, open, { papers, reviews, deliveries });
  return listed.map((row) => {
    const { accountId } = row;
    return {
      accountId,
      name: row.name,
      ein: row.ein,
      isOfLaterDay: row.isOfLaterDay,
      state: frozenState(row) ?? states(accountId),
      papers: papers.get(accountId) ?? [],
      review: reviews.get(accountId),
      education: deliveries.get(accountId),
    };
  });
}

/** Whether a review could look at all papers: a later one is to be reviewed again. */
const isAfterPapers = ({ at }: ReviewRow, papers: readonly PaperRow[] = []): boolean =>
  papers.every(({ isSupplement, receivedAt }) => isSupplement || receivedAt <= at);

const byAccount = <Row extends { readonly accountId: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.accountId, row]));

function grouped<Row extends { readonly accountId: number }>(rows: readonly Row[]) {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const known = found.get(row.accountId);
    if (known) known.push(row);
    else found.set(row.accountId, [row]);
  }
  return found;
}

interface OnFile {
  readonly papers: ReadonlyMap<number, readonly PaperRow[]>;
  readonly reviews: ReadonlyMap<number, ReviewRow>;
  readonly deliveries: ReadonlyMap<number, DeliveryRow>;
}

async function statesOf(
  ctx: Ctx,
  year: YearRow,
  open: readonly OpenRow[],
  { papers, reviews, deliveries }: OnFile,
): Promise<(accountId: number) => ChapterYear> {
  const rows = byAccount(open);
  const ids = [...rows.keys()];
  const facts = await chosenFactsOf(ctx, ids);
  const returns = await provenReturnsOf(ctx, ids);
  return (accountId) => {
    const { leftOn = null, leftFacts = null } = rows.get(accountId) ?? {};
    const said = leftFacts ?? facts.get(accountId) ?? {};
    const month = said.fiscal_year_month;
    const periodEnd = month === undefined ? undefined : fiscalYearEndIn(year, month);
    const proved = (returns.get(accountId)?.proved ?? []).filter(
      ({ fiscalYearEnd, receivedAt }) =>
        fiscalYearEnd === periodEnd &&
        // The headquarters of a chapter that left keeps what came until then, and nothing newer.
        (leftOn === null || compareDates(civilDateIn(receivedAt, OFFICE_ZONE), leftOn) <= 0),
    );
    const own = (papers.get(accountId) ?? []).filter((one) => !one.isSupplement);
    const has = (kind: PaperRow["kind"]) => own.some((one) => one.kind === kind);
    const isInFile = proved.some(({ by }) => by === "irs");
    const isPostcard = proved.some(({ by, code }) => by === "irs" && code === "us.990n");
    const hasProof = proved.length > 0 || has("return") || has("confirmation");
    return judgeChapterYear({
      periodEnd,
      isFree: filesNoReturn(said),
      hasReturn: has("return"),
      hasReport: has("report"),
      hasConfirmation: has("confirmation") || isPostcard,
      isPostcard,
      review: reviews.get(accountId)?.result,
      isEducated: isEducatedBy(deliveries.get(accountId)),
      filing: isInFile ? "irs" : hasProof ? "proof" : undefined,
    });
  };
}

interface FrozenRow extends ListedRow {
  readonly frozen: ChapterYear;
}

/** The lines of a closed year, of the chapters that the access reaches today: one that left is in no region. */
const frozenChapters = (
  ctx: Ctx,
  access: GroupAccess,
  { id, closedOn }: YearRow,
  { chapterId }: GatherOptions,
): Promise<FrozenRow[]> =>
  reader(ctx).$queryRaw<FrozenRow[]>`
    SELECT entry.account_id AS "accountId", entry.name, entry.ein, entry.state AS frozen,
      last.left_name IS NULL AND coalesce(last.left_on <= ${closedOn ?? null}::date, false) AS "isOfLaterDay"
    FROM supervision_entries entry JOIN accounts account ON account.id = entry.account_id
    LEFT JOIN LATERAL (SELECT member.left_on, member.left_name FROM group_memberships member
      WHERE member.account_id = account.id AND member.group_id = ${access.groupId}
        AND member.joined_on <= ${closedOn ?? null}::date
      ORDER BY member.left_on DESC NULLS FIRST LIMIT 1) last ON true
    WHERE entry.year_id = ${id} AND ${inRegions(access)}
      AND (${chapterId ?? null}::int IS NULL OR account.id = ${chapterId ?? null}::int)
    ORDER BY lower(entry.name), entry.account_id`;

const frozenState = (row: ListedRow): ChapterYear | undefined =>
  "frozen" in row ? (row as FrozenRow).frozen : undefined;
