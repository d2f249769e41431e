import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { Verdict } from "../domain/judge";
import type { ClubStep, HoldView } from "../views";

export interface MoveView extends ClubStep {
  readonly at: Date;
}

/** What staff see of all standings. */
export interface StandingOverview {
  readonly counts: readonly { readonly verdict: Verdict; readonly clubs: number }[];
  /** When the last list was imported; undefined before the first. */
  readonly since: Date | undefined;
  /** How many words changed since then, and the newest of them. */
  readonly moved: readonly {
    readonly was: Verdict;
    readonly verdict: Verdict;
    readonly clubs: number;
  }[];
  readonly moves: readonly MoveView[];
  /** Clubs that hold a letter of reinstatement which the IRS's list does not show, the newest first. */
  readonly lettered: readonly {
    readonly accountId: number;
    readonly name: string;
    readonly since: Date;
  }[];
  /** Brakes that wait for a decision, the one that ends first standing first. */
  readonly holds: readonly HoldView[];
}

const MOVES = 100;
/** Clubs of a brake that are named. */
const NAMED = 200;

/** The standings of all clubs, what moved since the last import, and what waits: for staff. */
export async function standingOverview(ctx: Ctx): Promise<Result<StandingOverview>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const last = await ctx.db.listingImport.findFirst({
    where: { state: "done", kind: { not: "pub78" } },
    orderBy: { id: "desc" },
    select: { endedAt: true },
  });
  const since = last?.endedAt ?? new Date(0);
  const [counts, moved, moves, lettered, holds] = await Promise.all([
    ctx.db.$queryRaw<{ verdict: Verdict; clubs: number }[]>`
      SELECT verdict, count(*)::int AS clubs FROM standings WHERE digest <> '' GROUP BY verdict`,
    ctx.db.$queryRaw<{ was: Verdict; verdict: Verdict; clubs: number }[]>`
      SELECT was, verdict, count(*)::int AS clubs FROM standing_changes
      WHERE at >= ${since} AND was IS NOT NULL AND was <> verdict GROUP BY was, verdict
      ORDER BY clubs DESC, was, verdict`,
    ctx.db.$queryRaw<MoveView[]>`
      SELECT c.account_id AS "accountId", a.name, c.was, c.verdict, c.at FROM standing_changes c
      JOIN accounts a ON a.id = c.account_id
      WHERE c.at >= ${since} AND c.was IS NOT NULL AND c.was <> c.verdict
      ORDER BY c.id DESC LIMIT ${MOVES}`,
    ctx.db.$queryRaw<StandingOverview["lettered"]>`
      SELECT s.account_id AS "accountId", a.name, s.since FROM standings s
      JOIN accounts a ON a.id = s.account_id
      WHERE s.findings @> '[{"code": "reinstatement_unlisted"}]' AND s.since IS NOT NULL
      ORDER BY s.since DESC LIMIT ${MOVES}`,
    openHolds(ctx),
  ]);
  return ok({ counts, since: last?.endedAt ?? undefined, moved, moves, lettered, holds });
}

async function openHolds(ctx: Ctx): Promise<HoldView[]> {
  const rows = await ctx.db.standingHold.findMany({
    where: { state: "held" },
    orderBy: { endsAt: "asc" },
    include: { group: { select: { label: true } } },
  });
  const ids = rows.map(({ id }) => id);
  const [waiting, clubs] = await Promise.all([
    ctx.db.$queryRaw<{ id: number; verdict: Verdict; clubs: number }[]>`
      SELECT hold_id AS id, held_verdict AS verdict, count(*)::int AS clubs FROM standings
      WHERE hold_id = ANY (${ids}::int[]) GROUP BY hold_id, held_verdict`,
    ctx.db.$queryRaw<({ id: number } & ClubStep)[]>`
      SELECT h.id, c.* FROM unnest(${ids}::int[]) AS h(id), LATERAL (
        SELECT s.account_id AS "accountId", a.name, s.verdict AS was, s.held_verdict AS verdict
        FROM standings s JOIN accounts a ON a.id = s.account_id
        WHERE s.hold_id = h.id ORDER BY a.name, a.id LIMIT ${NAMED}) c`,
  ]);
  return rows.map((row) => ({
    id: row.id,
    // The table's check constraint holds it to these values.
    kind: row.kind as HoldView["kind"],
    group: row.group?.label,
    revokedOn: row.revokedOn ? fromUtcDate(row.revokedOn) : undefined,
    createdAt: row.createdAt,
    endsAt: row.endsAt,
    waiting: waiting.filter(({ id }) => id === row.id),
    clubs: clubs.filter(({ id }) => id === row.id).map(({ id: _, ...club }) => club),
  }));
}
