import type { GroupAccess } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, fromUtcDate } from "#modules/platform/dates";
import { digestOf } from "./digest";
import type { RosterDecisionKind, RosterRow } from "./domain/roster";
import type { DecidedRow } from "./views";

/** How somebody is called in lists; "" for nobody. */
export const fullName = (
  person: { readonly firstName: string; readonly lastName: string } | null,
): string => (person ? `${person.firstName} ${person.lastName}`.trim() : "");

/** Puts with each row what was decided about it, and whether that holds on a day. */
export async function withDecisions(
  ctx: Ctx,
  { groupId }: GroupAccess,
  rows: readonly RosterRow[],
  today: CivilDate,
): Promise<DecidedRow[]> {
  const kept = await reader(ctx).rosterDecision.findMany({
    where: { groupId },
    include: { user: { select: { firstName: true, lastName: true } } },
  });
  const found = new Map(kept.map((row) => [row.key, row]));
  return rows.map((row) => {
    const digest = digestOf(row);
    const known = found.get(row.key);
    if (!known) return { ...row, digest, version: 0, decision: undefined };
    const ignoreUntil = known.ignoreUntil ? fromUtcDate(known.ignoreUntil) : undefined;
    const isLate = ignoreUntil !== undefined && ignoreUntil < today;
    const isOver = known.digest !== digest ? "facts" : isLate ? "time" : undefined;
    const decision = {
      // The table's check constraint holds it to these values.
      kind: known.decision as RosterDecisionKind,
      note: known.note,
      ignoreUntil,
      by: fullName(known.user),
      at: known.decidedAt,
      isOver,
    } as const;
    return { ...row, digest, version: known.version, decision };
  });
}
