import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addDays, OFFICE_ZONE, startOfDay } from "#modules/platform/dates";
import { Prisma } from "#modules/platform/db.server";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { factsOf } from "../domain/facts";
import { type TrailEntry, type TrailFilter, trailLimits } from "../views";

/** The clocks of the office, which staff read. */
export const TRAIL_ZONE = OFFICE_ZONE;
const PER_PAGE = 25;
/** Of people with the same part of a name, the first so many. */
const MOST_PEOPLE = 500;

interface Row {
  readonly id: bigint;
  readonly at: Date;
  readonly actor_kind: TrailEntry["actorKind"];
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly action: string;
  readonly subject: string;
  readonly data: unknown;
  readonly request_id: string;
  readonly seal: bigint | null;
}

export interface TrailPage {
  readonly entries: readonly TrailEntry[];
  /** The id below which the next page begins; undefined on the last. */
  readonly next: string | undefined;
}

/**
 * Entries that fit the filter, the latest first, for staff. A page begins below the entry `before`,
 * so that what is written meanwhile moves nothing.
 */
export async function searchTrail(
  ctx: Ctx,
  filter: TrailFilter,
  { before, perPage = PER_PAGE }: { before?: bigint | undefined; perPage?: number } = {},
): Promise<Result<TrailPage>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const conditions = await conditionsOf(ctx, filter);
  if (before !== undefined) conditions.push(Prisma.sql`e.id < ${before}`);
  const where = Prisma.join([Prisma.sql`true`, ...conditions], " AND ");
  const rows = await reader(ctx).$queryRaw<Row[]>`
    SELECT e.*, s.number AS seal FROM audit_entries e
    LEFT JOIN audit_seals s ON s.entry_id = e.id
    WHERE ${where} ORDER BY e.id DESC LIMIT ${perPage + 1}`;
  const shown = rows.slice(0, perPage);
  const next = rows.length > perPage ? String(shown.at(-1)?.id) : undefined;
  return ok({ entries: await inWords(ctx, shown), next });
}

const folded = (text = "") => text.replaceAll("\0", "").trim().slice(0, trailLimits.search);
const part = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

async function conditionsOf(ctx: Ctx, filter: TrailFilter): Promise<Prisma.Sql[]> {
  const actor = folded(filter.actor);
  const action = folded(filter.action);
  // "Account 12" is how the page names what is kept as "account:12".
  const subject = folded(filter.subject).toLowerCase().replace(/\s+/, ":");
  const { from, to } = filter;
  const conditions: Prisma.Sql[] = [];
  if (actor) {
    const ids = await peopleCalled(ctx, actor);
    conditions.push(
      Prisma.sql`(e.actor_id = ANY(${ids}::int[]) OR e.actor_name ILIKE ${part(actor)})`,
    );
  }
  if (action) conditions.push(Prisma.sql`e.action ILIKE ${part(action.replaceAll(" ", "-"))}`);
  if (subject.includes(":")) conditions.push(Prisma.sql`e.subject = ${subject}`);
  else if (subject) conditions.push(Prisma.sql`e.subject ILIKE ${`${part(subject).slice(1)}`}`);
  if (from) conditions.push(Prisma.sql`e.at >= ${startOfDay(from, TRAIL_ZONE)}`);
  if (to) conditions.push(Prisma.sql`e.at < ${startOfDay(addDays(to, 1), TRAIL_ZONE)}`);
  return conditions;
}

async function peopleCalled(ctx: Ctx, text: string): Promise<number[]> {
  const people = await reader(ctx).$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE concat_ws(' ', first_name, last_name, email) ILIKE ${part(text)}
    ORDER BY id LIMIT ${MOST_PEOPLE}`;
  return people.map(({ id }) => id);
}

/** The number in a subject of this kind. */
const idIn = (kind: string, subject: string): number | undefined => {
  const [, id] = new RegExp(`^${kind}:(\\d{1,9})$`).exec(subject) ?? [];
  return id === undefined ? undefined : Number(id);
};

async function inWords(ctx: Ctx, rows: readonly Row[]): Promise<TrailEntry[]> {
  const ids = (kind: string) =>
    rows.map(({ subject }) => idIn(kind, subject)).filter((id) => id !== undefined);
  const actors = rows.map(({ actor_id }) => actor_id).filter((id) => id !== null);
  const [people, accounts] = await Promise.all([
    reader(ctx).user.findMany({
      where: { id: { in: [...actors, ...ids("user")] } },
      select: { id: true, firstName: true, lastName: true, email: true },
    }),
    reader(ctx).account.findMany({
      where: { id: { in: ids("account") } },
      select: { id: true, name: true },
    }),
  ]);
  const names = new Map<string, string>([
    ...people.map((person) => [`user:${person.id}`, personName(person)] as const),
    ...accounts.map(({ id, name }) => [`account:${id}`, name] as const),
  ]);
  return rows.map(({ id, actor_kind, actor_id, actor_name, data, request_id, seal, ...row }) => ({
    id: String(id),
    at: row.at,
    action: row.action,
    subject: row.subject,
    actorKind: actor_kind,
    actorId: actor_id,
    requestId: request_id,
    actor: actor_name ?? names.get(`user:${actor_id}`) ?? "",
    subjectName: names.get(row.subject) ?? "",
    facts: factsOf(data),
    seal: seal === null ? null : Number(seal),
  }));
}
