import { dutyNames } from "#modules/duties/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, compareDates } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import type { Languages } from "#modules/platform/locale";
import type { Finding } from "#modules/standing/contract";
import { wordFinding } from "#modules/standing/index.server";
import type { Topic } from "./domain/topic";

/** Duties are asked about that are overdue, or due within so many days. */
export const DUTY_DAYS = 60;

/** A chapter with the reason for which it is asked. */
export interface ReasonedChapter {
  readonly accountId: number;
  readonly name: string;
  /** The period of the duty; null for a finding. */
  readonly period: string | null;
  /** By when; of a duty that is overdue the oldest. */
  readonly due: CivilDate | undefined;
  /** Every day that has passed of a duty that is overdue, the oldest first; else what `due` says, if anything. */
  readonly dues: readonly CivilDate[];
  /** The reason in one sentence, or the duty's name: of one that is overdue for several periods each of them. */
  readonly reason: string;
}

interface Row {
  readonly accountId: number;
  readonly name: string;
  readonly period: string | null;
  readonly level: string | null;
  readonly dueOn: CivilDate | null;
  readonly finding: Finding | null;
}

/** A duty that is open for a headquarters to ask about today. */
const isAsked = (today: CivilDate) => Prisma.sql`duty.state = 'open' AND duty.counts
  AND duty.due_on <= ${today}::date + ${DUTY_DAYS}::int
  AND (duty.opens_on IS NULL OR duty.opens_on <= ${today}::date)
  AND (duty.is_confirmed OR duty.due_on >= ${today}::date)
  AND duty.code NOT LIKE 'own.%'`;

/** Chapters that are written to at all. */
const isServed = Prisma.sql`account.merged_into_id IS NULL AND account.suspended_at IS NULL`;

const findingOf = (code: Prisma.Sql) => Prisma.sql`
  SELECT finding FROM jsonb_array_elements(standing.findings) AS finding
  WHERE ${code} AND finding->>'setAsideUntil' IS NULL`;

/**
 * The chapters of which a topic is true on a day, by account.
 * @param whose a condition on `account`
 */
export async function chaptersWith(
  ctx: Ctx,
  topic: Topic,
  whose: Prisma.Sql,
  today: CivilDate,
  languages: Languages,
): Promise<ReasonedChapter[]> {
  const rows = await reader(ctx).$queryRaw<Row[]>(
    topic.kind === "standing"
      ? Prisma.sql`
          SELECT account.id AS "accountId", account.name, NULL AS period, NULL AS level,
            NULL AS "dueOn", found.finding
          FROM accounts account JOIN standings standing ON standing.account_id = account.id
          JOIN LATERAL (${findingOf(Prisma.sql`finding->>'code' = ${topic.code}`)} LIMIT 1) found ON true
          WHERE ${isServed} AND ${whose} ORDER BY account.id`
      : Prisma.sql`
          SELECT DISTINCT ON (account.id) account.id AS "accountId", account.name, duty.period,
            duty.level, duty.due_on::text AS "dueOn", NULL AS finding
          FROM accounts account JOIN duties duty ON duty.account_id = account.id
          WHERE duty.code = ${topic.code} AND ${isAsked(today)} AND ${isServed} AND ${whose}
          ORDER BY account.id, duty.due_on`,
  );
  return wordRows(ctx, topic, rows, today, languages);
}

/**
 * Of chapters that were asked, those of which the reason is still true: of a duty the period that they were
 * asked for, or once that is settled the oldest that is overdue.
 */
export async function stillReasoned(
  ctx: Ctx,
  topic: Topic,
  chapters: readonly { readonly accountId: number; readonly period: string | null }[],
  today: CivilDate,
  languages: Languages,
): Promise<ReadonlyMap<number, ReasonedChapter>> {
  const ids = chapters.map(({ accountId }) => accountId);
  if (topic.kind === "standing") {
    const whose = Prisma.sql`account.id = ANY (${ids}::int[])`;
    const found = await chaptersWith(ctx, topic, whose, today, languages);
    return new Map(found.map((one) => [one.accountId, one]));
  }
  const periods = chapters.map(({ period }) => period ?? "");
  const rows = await reader(ctx).$queryRaw<Row[]>`
    SELECT DISTINCT ON (account.id) account.id AS "accountId", account.name, duty.period, duty.level,
      duty.due_on::text AS "dueOn", NULL AS finding
    FROM unnest(${ids}::int[], ${periods}::text[]) AS asked(account_id, period)
    JOIN accounts account ON account.id = asked.account_id
    JOIN duties duty ON duty.account_id = account.id AND duty.code = ${topic.code}
      AND (duty.period = asked.period OR (${isAsked(today)} AND duty.due_on < ${today}::date))
    WHERE duty.state = 'open' AND ${isServed}
    ORDER BY account.id, duty.period <> asked.period, duty.due_on`;
  const found = await wordRows(ctx, topic, rows, today, languages);
  return new Map(found.map((one) => [one.accountId, one]));
}

async function wordRows(
  ctx: Ctx,
  topic: Topic,
  rows: readonly Row[],
  today: CivilDate,
  languages: Languages,
): Promise<ReasonedChapter[]> {
  const overdue = await overdueOf(ctx, topic, rows, today);
  const levels = [...rows, ...overdue].flatMap(({ level }) => (level === null ? [] : [{ level }]));
  const names = topic.kind === "duty" ? await dutyNames(ctx, levels) : undefined;
  return rows.map(({ accountId, name, period, level, dueOn, finding }) => {
    if (finding) {
      const whole = { ...finding, asOf: finding.asOf ?? today };
      const { sentence } = wordFinding(languages, whole);
      const dues = finding.cureBy ? [finding.cureBy] : [];
      return { accountId, name, period: null, due: finding.cureBy, dues, reason: sentence };
    }
    const duty = {
      code: topic.code,
      period: period ?? "",
      level: level ?? "",
      dueOn: dueOn ?? today,
    };
    const isLate = compareDates(duty.dueOn, today) < 0;
    const others = overdue.filter((one) => one.accountId === accountId && one.period !== period);
    const owed = isLate
      ? [duty, ...others].toSorted((one, other) => compareDates(one.dueOn, other.dueOn))
      : [duty];
    return {
      accountId,
      name,
      period,
      due: duty.dueOn,
      dues: owed.map(({ dueOn: day }) => day),
      reason: owed.map((one) => names?.nameOf(one, languages) ?? topic.code).join("; "),
    };
  });
}

interface OverdueDuty {
  readonly accountId: number;
  readonly code: string;
  readonly period: string;
  readonly level: string;
  readonly dueOn: CivilDate;
}

/** Of a duty all periods for which the chapters are overdue with it, the oldest first. */
async function overdueOf(
  ctx: Ctx,
  topic: Topic,
  rows: readonly Row[],
  today: CivilDate,
): Promise<OverdueDuty[]> {
  if (topic.kind !== "duty") return [];
  return reader(ctx).$queryRaw<OverdueDuty[]>`
    SELECT duty.account_id AS "accountId", duty.code, duty.period, duty.level,
      duty.due_on::text AS "dueOn"
    FROM duties duty WHERE duty.account_id = ANY (${rows.map(({ accountId }) => accountId)}::int[])
      AND duty.code = ${topic.code} AND ${isAsked(today)} AND duty.due_on < ${today}::date
    ORDER BY duty.account_id, duty.due_on`;
}

/** A topic that is true of some chapters. */
export interface CountedTopic {
  readonly topic: Topic;
  /** Of a duty. */
  readonly level: string | null;
  readonly chapters: number;
}

/** Everything that chapters can be asked about on a day, and of how many it is true. */
export async function countTopics(
  ctx: Ctx,
  whose: Prisma.Sql,
  today: CivilDate,
): Promise<CountedTopic[]> {
  const rows = await reader(ctx).$queryRaw<
    { kind: "standing" | "duty"; code: string; level: string | null; chapters: number }[]
  >`
    SELECT 'standing' AS kind, found.finding->>'code' AS code, NULL AS level, count(*)::int AS chapters
    FROM accounts account JOIN standings standing ON standing.account_id = account.id
    JOIN LATERAL (${findingOf(Prisma.sql`true`)}) found ON true
    WHERE ${isServed} AND ${whose} GROUP BY 2
    UNION ALL
    SELECT 'duty', duty.code, min(duty.level), count(DISTINCT account.id)::int
    FROM accounts account JOIN duties duty ON duty.account_id = account.id
    WHERE ${isAsked(today)} AND ${isServed} AND ${whose} GROUP BY duty.code
    ORDER BY 4 DESC, 2`;
  return rows.map(({ kind, code, level, chapters }) => {
    // The rooms that wrote them hold findings to their codes.
    return { topic: { kind, code } as Topic, level, chapters };
  });
}
