import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate, minutes } from "#modules/platform/dates";
import { refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import type { ListingOverview } from "../contract";
import { underWay } from "../import/import-record.server";

/** One that was killed, and that nobody has gone on with, is not under way. */
const QUIET_MS = minutes(30);

interface Timed {
  readonly rows: number;
  readonly startedAt: Date;
  readonly updatedAt: Date;
}

const rateOf = ({ rows, startedAt, updatedAt }: Timed): number =>
  Math.round(rows / Math.max(1, (updatedAt.getTime() - startedAt.getTime()) / 1_000));

/** The imported lists, for staff: the last 20 imports, and what differs in the configured groups. */
export async function readListingOverview(ctx: Ctx): Promise<Result<ListingOverview>> {
  const others = refuseOthers(ctx);
  if (others) return others;
  const [imports, groups, regions] = await Promise.all([
    ctx.db.listingImport.findMany({
      orderBy: { id: "desc" },
      take: 20,
      omit: { checkpoint: true },
    }),
    ctx.db.listingGroup.findMany({ orderBy: { number: "asc" } }),
    ctx.db.listingRegion.findMany({ orderBy: { state: "asc" } }),
  ]);
  const quietSince = ctx.now().getTime() - QUIET_MS;
  const numbers = groups.map(({ number }) => number);
  const changes = await ctx.db.listingChange.findMany({
    where: { OR: [{ groupBefore: { in: numbers } }, { groupAfter: { in: numbers } }] },
    orderBy: { id: "desc" },
    take: 100,
  });
  return ok({
    imports: imports.map((one) => ({
      id: one.id,
      kind: one.kind,
      source: one.source,
      asOf: fromUtcDate(one.asOf),
      state: one.state,
      isUnderWay: underWay.includes(one.state) && one.updatedAt.getTime() > quietSince,
      rows: one.rows,
      rowsPerSecond: rateOf(one),
      reason: one.reason,
      came: one.came,
      gone: one.gone,
      regrouped: one.regrouped,
      line: one.line,
      loss: one.loss as ListingOverview["imports"][number]["loss"],
    })),
    changes: changes.map((one) => ({
      id: one.id,
      kind: one.kind,
      ein: one.ein,
      name: [one.name, one.sortName].filter(Boolean).join(", "),
      state: one.state,
      groupBefore: one.groupBefore,
      groupAfter: one.groupAfter,
    })),
    groups: groups.map(({ number, label }) => ({ number, label })),
    regions: regions.map(({ state, asOf, rows }) => ({ state, asOf: fromUtcDate(asOf), rows })),
  });
}
