import { type GroupAccess, groupAccess, inReach, mayEdit } from "#modules/accounts/index.server";
import { type DutyNames, dutyNames } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";
import { americanEnglish } from "#modules/platform/locale";
import { pageBounds } from "#modules/platform/pagination";
import { ok, type Result, refuse } from "#modules/platform/result";
import { groupZone } from "../../group-day.server";
import { readTopic } from "../domain/topic";
import { wordTopic } from "../topic-words";
import type { NudgeList, NudgeOutcome, NudgeRow, NudgeState, NudgeView } from "../views";

const PER_PAGE = 25;
const CHAPTERS_PER_PAGE = 100;

/** Nudges with a chapter that somebody sees; those who see all regions see every one. */
const isSeen = (access: GroupAccess) => Prisma.sql`
  nudge.group_id = ${access.groupId} AND (${access.regionIds === null} OR EXISTS (
    SELECT FROM nudge_chapters chapter JOIN accounts account ON account.id = chapter.account_id
    WHERE chapter.nudge_id = nudge.id AND ${inReach(access)}))`;

/** The name of the first chapter of a nudge that somebody sees; "" for none. */
const firstChapter = (access: GroupAccess) => Prisma.sql`coalesce((
    SELECT account.name FROM nudge_chapters chapter JOIN accounts account ON account.id = chapter.account_id
    WHERE chapter.nudge_id = nudge.id AND ${inReach(access)} ORDER BY account.name LIMIT 1), '')`;

/** Whether somebody sees a nudge. */
export async function canSeeNudge(ctx: Ctx, access: GroupAccess, id: number): Promise<boolean> {
  const rows = await reader(ctx).$queryRaw<{ id: number }[]>`
    SELECT nudge.id FROM nudges nudge WHERE nudge.id = ${id} AND ${isSeen(access)}`;
  return rows.length > 0;
}

interface ListedNudge {
  readonly id: number;
  readonly topic: string;
  readonly subject: string;
  readonly state: NudgeState;
  readonly sendAt: Date;
  readonly by: string;
  readonly example: string;
}

/**
 * The nudges of a headquarters, the newest first: for the central account's people and staff; else
 * `not_found`.
 */
export async function listNudges(
  ctx: Ctx,
  { centralAccountId, page: wanted }: { readonly centralAccountId: number; readonly page: number },
): Promise<Result<NudgeList>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const [{ total } = { total: 0 }] = await ctx.db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM nudges nudge WHERE ${isSeen(access)}`;
  const { page, offset } = pageBounds({ page: wanted, perPage: PER_PAGE, total });
  const rows = await ctx.db.$queryRaw<ListedNudge[]>`
    SELECT nudge.id, nudge.topic, nudge.subject, nudge.state, nudge.send_at AS "sendAt",
      coalesce(trim(person.first_name || ' ' || person.last_name), '') AS by,
      ${firstChapter(access)} AS example
    FROM nudges nudge LEFT JOIN users person ON person.id = nudge.user_id
    WHERE ${isSeen(access)} ORDER BY nudge.id DESC LIMIT ${PER_PAGE} OFFSET ${offset}`;
  const ids = rows.map(({ id }) => id);
  const [counts, names] = await Promise.all([
    countOutcomes(ctx, access, ids),
    namesFor(ctx, access),
  ]);
  return ok({
    timeZone: await groupZone(ctx, access.groupId),
    mayNudge: mayEdit(access),
    rows: rows.map((row) => showNudge(row, counts.get(row.id) ?? {}, names, access)),
    page,
    perPage: PER_PAGE,
    total,
  });
}

export interface NudgeAsked {
  readonly centralAccountId: number;
  readonly id: number;
  /** Of its chapters. */
  readonly page: number;
}

/**
 * A nudge with what became of each chapter: for the central account's people and staff; else
 * `not_found`, also where somebody sees none of its chapters.
 */
export async function readNudge(
  ctx: Ctx,
  { centralAccountId, id, page: wanted }: NudgeAsked,
): Promise<Result<NudgeView>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  if (!(await canSeeNudge(ctx, access, id))) return refuse({ code: "not_found" });
  const nudge = await ctx.db.nudge.findUniqueOrThrow({ where: { id }, include: { user: true } });
  const counts = (await countOutcomes(ctx, access, [id])).get(id) ?? {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { page, offset } = pageBounds({ page: wanted, perPage: CHAPTERS_PER_PAGE, total });
  const by = [nudge.user?.firstName, nudge.user?.lastName].filter(Boolean).join(" ");
  // The table's check constraint holds it to these values.
  const state = nudge.state as NudgeState;
  const [first] = await ctx.db.$queryRaw<{ example: string }[]>`
    SELECT ${firstChapter(access)} AS example FROM nudges nudge WHERE nudge.id = ${id}`;
  const listed = { ...nudge, state, by, example: first?.example ?? "" };
  return ok({
    ...showNudge(listed, counts, await namesFor(ctx, access), access),
    timeZone: await groupZone(ctx, access.groupId),
    text: nudge.text,
    insists: nudge.insists,
    mayCancel: mayEdit(access) && nudge.state === "waiting",
    chapters: await chapterPage(ctx, access, id, offset),
    page,
    perPage: CHAPTERS_PER_PAGE,
    total,
  });
}

const namesFor = (ctx: Ctx, { groupId }: GroupAccess) =>
  dutyNames(ctx, [{ level: `group:${groupId}` }]);

function showNudge(
  { id, topic: text, subject, state, sendAt, by, example }: ListedNudge,
  counts: NudgeRow["counts"],
  names: DutyNames,
  { groupId }: GroupAccess,
): NudgeRow {
  const topic = readTopic(text);
  const label = topic ? wordTopic(topic, `group:${groupId}`, names, americanEnglish) : text;
  return { id, topic: text, label, subject, state, sendAt, by, example, counts };
}

/**
 * What became of a chapter. Done since: a finding that a later judgement of the chapter lacks, a duty
 * that was settled.
 */
const outcome = Prisma.sql`
  CASE WHEN chapter.outcome = 'sent' AND CASE split_part(nudge.topic, '.', 1)
      WHEN 'standing' THEN EXISTS (
        SELECT FROM standing_changes later WHERE later.account_id = chapter.account_id
          AND later.at > chapter.settled_at AND NOT later.findings @>
            jsonb_build_array(jsonb_build_object('code', substr(nudge.topic, 10))))
      ELSE EXISTS (
        SELECT FROM duties duty WHERE duty.account_id = chapter.account_id
          AND duty.code = substr(nudge.topic, 6) AND duty.period = chapter.period
          AND duty.state <> 'open')
        OR EXISTS (
        SELECT FROM duty_marks mark WHERE mark.account_id = chapter.account_id
          AND mark.code = substr(nudge.topic, 6) AND mark.period = chapter.period
          AND mark.state IS NOT NULL)
    END THEN 'done_since' ELSE chapter.outcome END`;

/** The chapters of nudges that somebody sees. */
const chaptersOf = (access: GroupAccess, ids: readonly number[]) => Prisma.sql`
  FROM nudge_chapters chapter JOIN nudges nudge ON nudge.id = chapter.nudge_id
  JOIN accounts account ON account.id = chapter.account_id
  WHERE chapter.nudge_id = ANY (${[...ids]}::int[]) AND ${inReach(access)}`;

/** How many chapters have each outcome, by nudge. */
async function countOutcomes(
  ctx: Ctx,
  access: GroupAccess,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NudgeRow["counts"]>> {
  const rows = await ctx.db.$queryRaw<{ id: number; outcome: NudgeOutcome; count: number }[]>`
    SELECT chapter.nudge_id AS id, ${outcome} AS outcome, count(*)::int AS count
    ${chaptersOf(access, ids)} GROUP BY 1, 2`;
  const found = new Map<number, Partial<Record<NudgeOutcome, number>>>();
  for (const { id, outcome: which, count } of rows) {
    found.set(id, { ...found.get(id), [which]: count });
  }
  return found;
}

/** A page of a nudge's chapters, by name. */
async function chapterPage(
  ctx: Ctx,
  access: GroupAccess,
  id: number,
  offset: number,
): Promise<NudgeView["chapters"]> {
  const rows = await ctx.db.$queryRaw<
    (Omit<NudgeView["chapters"][number], "at"> & { at: Date | null })[]
  >`
    SELECT chapter.account_id AS "accountId", account.name, ${outcome} AS outcome,
      chapter.settled_at AS at,
      (SELECT count(*)::int FROM nudge_letters letter WHERE letter.nudge_id = chapter.nudge_id
        AND letter.account_id = chapter.account_id AND letter.state = 'sent') AS letters
    ${chaptersOf(access, [id])}
    ORDER BY account.name, account.id LIMIT ${CHAPTERS_PER_PAGE} OFFSET ${offset}`;
  return rows.map(({ at, ...chapter }) => ({ ...chapter, at: at ?? undefined }));
}
