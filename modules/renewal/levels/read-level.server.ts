import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { Level } from "../level";
import { listLevels } from "../queries/levels.server";
import { upgradeTargets } from "./terms";

/** A change of a level, as staff read it later. */
export interface LevelChange {
  readonly id: string;
  readonly at: Date;
  /** Who made it; empty when the person is gone. */
  readonly by: string;
  /** The fields of the form that changed, as they were typed. */
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
  }[];
}

/** A level as the staff's form needs it. */
export interface KeptLevel {
  readonly level: Level;
  readonly version: number;
  /** The levels that it may offer as an upgrade. */
  readonly targets: readonly Level[];
  /** The newest change first; the last twenty. */
  readonly history: readonly LevelChange[];
}

const KEPT_CHANGES = 20;

/** One level with its history. Refusals: `forbidden` but for staff; `not_found`. */
export async function readLevel(ctx: Ctx, id: number): Promise<Result<KeptLevel>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const db = reader(ctx);
  const [levels, row] = await Promise.all([
    listLevels(ctx),
    db.level.findUnique({ where: { id }, select: { version: true } }),
  ]);
  const level = levels.find((one) => one.id === id);
  if (!level || !row) return refuse({ code: "not_found" });
  return ok({
    level,
    version: row.version,
    targets: upgradeTargets(levels, level),
    history: await readHistory(ctx, id),
  });
}

async function readHistory(ctx: Ctx, id: number): Promise<readonly LevelChange[]> {
  const entries = await reader(ctx).auditEntry.findMany({
    where: { subject: `level:${id}`, action: "renewal.level-changed" },
    orderBy: { id: "desc" },
    take: KEPT_CHANGES,
  });
  const ids = entries.flatMap(({ actorId }) => actorId ?? []);
  const people = await reader(ctx).user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true, email: true },
  });
  return entries.map((entry) => {
    const person = people.find((one) => one.id === entry.actorId);
    return {
      id: String(entry.id),
      at: entry.at,
      by: person ? personName(person) : "",
      changes: changesOf(entry.data),
    };
  });
}

/** What an entry of the trail says about each field that is not as it was. */
function changesOf(data: unknown): LevelChange["changes"] {
  const before = partOf(data, "before");
  const after = partOf(data, "after");
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? "", after: after[field] ?? "" }));
}

function partOf(data: unknown, part: "before" | "after"): Readonly<Record<string, string>> {
  const found = typeof data === "object" && data !== null && part in data ? data : {};
  const values: unknown = (found as Readonly<Record<string, unknown>>)[part];
  return typeof values === "object" && values !== null ? (values as Record<string, string>) : {};
}
