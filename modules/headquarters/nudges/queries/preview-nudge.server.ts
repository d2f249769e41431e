import {
  type GroupAccess,
  groupAccess,
  mayEdit,
  regionsInReach,
} from "#modules/accounts/index.server";
import { type DutyNames, dutyNames } from "#modules/duties/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { americanEnglish } from "#modules/platform/locale";
import { ok, type Result } from "#modules/platform/result";
import type { BoardDay } from "../../board/board-sql.server";
import { boardDay } from "../../board/read-board.server";
import { readTopic, writeTopic } from "../domain/topic";
import { chaptersWith, countTopics } from "../find-chapters.server";
import { wordTopic } from "../topic-words";
import type { NudgedChapter, NudgeFilter, NudgePreview, TopicChoice } from "../views";
import { allChapters, chaptersOf, nudgedLately } from "../which-chapters.server";

/**
 * What chapters can be asked about today, and whom a nudge about one of it would go to: for the
 * central account's people and staff; else `not_found`.
 */
export async function previewNudge(
  ctx: Ctx,
  centralAccountId: number,
  filter: NudgeFilter,
): Promise<Result<NudgePreview>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const day = await boardDay(ctx, access);
  const counted = await countTopics(ctx, allChapters(access), day.today);
  const names = await dutyNames(ctx, levelsOf(counted));
  const topics = counted.flatMap(({ topic, level, chapters }): TopicChoice[] => {
    const name = writeTopic(topic);
    if (!readTopic(name)) return [];
    return [{ topic: name, label: wordTopic(topic, level, names, americanEnglish), chapters }];
  });
  const { actor } = ctx;
  const isOwn = actor.kind === "user" && actor.accountIds.includes(centralAccountId);
  return ok({
    timeZone: day.zone,
    topics,
    regions: await regionsInReach(ctx, access),
    mayNudge: mayEdit(access) && isOwn,
    chosen: await chosenOf(ctx, { access, filter, names, day }),
  });
}

const levelsOf = (counted: readonly { readonly level: string | null }[]) =>
  counted.flatMap(({ level }) => (level === null ? [] : [{ level }]));

interface Chosen {
  readonly access: GroupAccess;
  readonly filter: NudgeFilter;
  readonly names: DutyNames;
  readonly day: BoardDay;
}

async function chosenOf(
  ctx: Ctx,
  { access, filter, names, day }: Chosen,
): Promise<NudgePreview["chosen"]> {
  const topic = readTopic(filter.topic);
  if (!topic) return undefined;
  const { today } = day;
  const whose = chaptersOf(access, filter.view, day);
  const [found, lately, counted] = await Promise.all([
    chaptersWith(ctx, topic, whose, today, americanEnglish),
    nudgedLately(ctx, access, filter.topic, ctx.now()),
    countTopics(ctx, whose, today),
  ]);
  const people = await peopleOf(
    ctx,
    found.map(({ accountId }) => accountId),
  );
  const chapters = found.map(({ accountId, name, reason, due }): NudgedChapter => {
    const { wanted = [], unwanted = [] } = people.get(accountId) ?? {};
    const recentAt = lately.get(accountId);
    return { accountId, name, reason, due, people: wanted.length, unwanted, recentAt };
  });
  const reached = chapters.filter((one) => one.people > 0 && one.recentAt === undefined);
  const level = counted.find((one) => writeTopic(one.topic) === filter.topic)?.level ?? null;
  const readers = [...people.values()];
  return {
    topic: filter.topic,
    label: wordTopic(topic, level, names, americanEnglish),
    chapters: [...reached, ...chapters.filter((one) => !reached.includes(one))],
    letters: reached.reduce((sum, one) => sum + one.people, 0),
    people: new Set(reached.flatMap(({ accountId }) => people.get(accountId)?.wanted ?? [])).size,
    unwanted: new Set(readers.flatMap(({ unwanted }) => unwanted)).size,
    nobody: chapters.filter((one) => one.people === 0).length,
    recent: chapters.filter(({ recentAt }) => recentAt !== undefined).length,
  };
}

/** The people of accounts: the ids of those who take such letters, and the others by name. */
async function peopleOf(ctx: Ctx, accountIds: readonly number[]) {
  const rows = await ctx.db.$queryRaw<
    { accountId: number; wanted: number[]; unwanted: string[] }[]
  >`
    SELECT member.account_id AS "accountId",
      coalesce(array_agg(person.id) FILTER (WHERE person.is_subscribed_event_emails), '{}') AS wanted,
      coalesce(array_agg(coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''),
        person.email) ORDER BY person.id) FILTER (WHERE NOT person.is_subscribed_event_emails), '{}')
        AS unwanted
    FROM account_users member JOIN users person ON person.id = member.user_id
    WHERE member.account_id = ANY (${[...accountIds]}::int[]) GROUP BY member.account_id`;
  return new Map(rows.map(({ accountId, wanted, unwanted }) => [accountId, { wanted, unwanted }]));
}
