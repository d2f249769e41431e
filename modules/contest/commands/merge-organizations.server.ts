import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { type MergeQuestion, planMerge } from "../merge-plan.server";
import { contestMessages } from "../messages";
import { isFull, lockMerges, organizationGroups, usedPlaces } from "../places.server";

export interface Merging extends MergeQuestion {
  /** How many entries there were, and how many would count no more, when it was looked at. */
  readonly seen: { readonly entries: number; readonly losing: number };
}

/** How many entries of an organization count now. */
export interface Counted {
  readonly name: string;
  readonly counting: number;
}

/**
 * Takes two organizations of a contest for one: for staff. What was typed stays; from now on they
 * have three places together, and what is sent under either name takes one of them.
 */
export async function mergeOrganizations(ctx: Ctx, merging: Merging): Promise<Result<Counted>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  const { contestId, seen } = merging;
  return inTransaction(ctx, async (tx) => {
    await lockMerges(tx, contestId);
    const planned = await planMerge(tx, merging);
    if (!planned.ok) return planned;
    const plan = planned.value;
    if (plan.entries !== seen.entries || plan.losingIds.length !== seen.losing) {
      return refuse({ code: "conflict", message: message(contestMessages, "mergeChanged") });
    }
    const { fromKey, intoKey, from: fromName, into: intoName } = plan;
    const createdById = tx.actor.kind === "user" ? tx.actor.userId : null;
    const data = { contestId, fromKey, intoKey, fromName, intoName };
    await tx.tx.contestMerge.create({ data: { ...data, createdById, createdAt: tx.now() } });
    const { count } = await tx.tx.contestEntry.updateMany({
      where: { id: { in: [...plan.losingIds] }, counts: true },
      data: { counts: false, lostPlace: true },
    });
    // A place that staff freed in this very moment.
    if (count !== plan.losingIds.length) {
      return refuse({ code: "conflict", message: message(contestMessages, "mergeChanged") });
    }
    await audit(tx, {
      action: "contest.organizations-merged",
      subject: `contest:${contestId}`,
      data: { fromKey, intoKey, fromName, intoName, lostPlace: [...plan.losingIds] },
    });
    return ok({ name: intoName, counting: plan.countingThen });
  });
}

/**
 * Takes a merge back: for staff. Entries that lost their place by a merge count again, the first
 * ones first, as far as places are left.
 */
export async function undoMerge(
  ctx: Ctx,
  { contestId, mergeId }: { readonly contestId: number; readonly mergeId: number },
): Promise<Result<{ readonly restored: number }>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    await lockMerges(tx, contestId);
    const merge = await tx.tx.contestMerge.findFirst({ where: { id: mergeId, contestId } });
    if (!merge) return refuse({ code: "not_found" });
    const before = await organizationGroups(tx, contestId);
    const { count } = await tx.tx.contestMerge.deleteMany({ where: { id: mergeId } });
    if (count !== 1) return refuse({ code: "not_found" });
    const restored = await restorePlaces(tx, contestId, before.keysOf(merge.fromKey));
    const { fromKey, intoKey } = merge;
    await audit(tx, {
      action: "contest.merge-undone",
      subject: `contest:${contestId}`,
      data: { fromKey, intoKey, restored },
    });
    return ok({ restored: restored.length });
  });
}

async function restorePlaces(tx: TxCtx, contestId: number, keys: string[]): Promise<number[]> {
  const lost = await tx.tx.contestEntry.findMany({
    where: { contestId, lostPlace: true, organizationKey: { in: keys } },
    orderBy: { id: "asc" },
  });
  const restored: number[] = [];
  for (const entry of lost) {
    if (isFull(await usedPlaces(tx, entry))) continue;
    const { count } = await tx.tx.contestEntry.updateMany({
      where: { id: entry.id, lostPlace: true },
      data: { counts: true, lostPlace: false },
    });
    if (count === 1) restored.push(entry.id);
  }
  return restored;
}
