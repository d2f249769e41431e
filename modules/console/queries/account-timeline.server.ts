import { type Ctx, reader } from "#modules/platform/ctx.server";
import { Prisma } from "#modules/platform/db.server";
import { recipientHash } from "#modules/platform/mail/index.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { actionsOf, type TimelineKind } from "../domain/audit-kinds";
import type { Timeline, TimelineEntry } from "../views";
import { type Source, sourcesOf } from "./timeline-sources.server";

const PER_PAGE = 25;

export interface TimelineAsked {
  readonly accountId: number;
  /** Everything but signing in when left out. */
  readonly kind?: TimelineKind | undefined;
  /** The `cursor` of the last entry that was seen; from the newest when left out or none. */
  readonly before?: string | undefined;
}

/** Where a page of the timeline begins: entries of one instant are in the order of source and id. */
interface Cursor {
  readonly at: Date;
  readonly source: number;
  readonly id: string;
}

const cursorOf = ({ at, source, id }: Cursor) => `${at.getTime()}.${source}.${id}`;

function readCursor(text = ""): Cursor | undefined {
  const [, at, source, id] = /^(\d{1,14})\.(\d)\.(.{1,300})$/.exec(text) ?? [];
  return at && id ? { at: new Date(Number(at)), source: Number(source), id } : undefined;
}

type StoredEntry = Cursor & Omit<TimelineEntry, "cursor">;

/**
 * What happened to an account, from every room, the newest first. For staff. Everything but signing
 * in, which would drown the rest, unless it is asked for.
 */
export async function accountTimeline(ctx: Ctx, asked: TimelineAsked): Promise<Result<Timeline>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const sources = sourcesOf(asked.kind, {
    accountId: asked.accountId,
    recipients: await recipientsOf(ctx, asked.accountId),
    action: actionIs(asked.kind),
  });
  const cursor = readCursor(asked.before);
  const rows = await reader(ctx).$queryRaw<StoredEntry[]>`
    SELECT e.at, e.source, e.id, e.code, e.data, e.subject,
      CASE WHEN e.actor_kind = 'user'
        THEN coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)
        ELSE e.actor_name END AS actor,
      e.actor_kind AS "actorKind"
    FROM (${Prisma.join(
      sources.map((source) => branch(source, cursor)),
      " UNION ALL ",
    )}) e
    LEFT JOIN users u ON u.id = e.actor_id
    ORDER BY e.at DESC, e.source DESC, e.id DESC LIMIT ${PER_PAGE + 1}`;
  const entries = rows.slice(0, PER_PAGE).map((row) => ({ ...row, cursor: cursorOf(row) }));
  return ok({ entries, next: rows.length > PER_PAGE ? entries.at(-1)?.cursor : undefined });
}

/** The newest of a source that are older than the cursor. */
const branch = ({ number, query }: Source, cursor: Cursor | undefined) => Prisma.sql`(
  SELECT s.at, ${number}::int AS source, s.id COLLATE "C" AS id, s.code, s.data, s.subject,
    s.actor_kind, s.actor_id, s.actor_name
  FROM (${query}) s (at, id, code, data, subject, actor_kind, actor_id, actor_name)
  ${
    cursor
      ? Prisma.sql`WHERE (s.at, ${number}::int, s.id COLLATE "C")
          < (${cursor.at}::timestamptz, ${cursor.source}::int, ${cursor.id})`
      : Prisma.empty
  }
  ORDER BY s.at DESC, s.id COLLATE "C" DESC LIMIT ${PER_PAGE + 1})`;

/** Which entries of the record of changes are asked for. */
function actionIs(kind: TimelineKind | undefined): Prisma.Sql {
  if (kind) return Prisma.sql`a.action = ANY(${actionsOf(kind)})`;
  return Prisma.sql`a.action <> ALL(${[...actionsOf("told"), ...actionsOf("sign_in")]})`;
}

/** Under which keys the letters to an account's people are found. */
async function recipientsOf(ctx: Ctx, accountId: number): Promise<string[]> {
  const people = await reader(ctx).accountUser.findMany({
    where: { accountId },
    select: { user: { select: { email: true } } },
  });
  return people.map(({ user }) => recipientHash(user.email));
}
