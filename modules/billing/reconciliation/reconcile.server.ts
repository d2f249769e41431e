import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { days } from "#modules/platform/dates";
import { ok } from "#modules/platform/result";
import { findingKinds } from "../contract";
import { gateway } from "../gateway/index.server";
import type { GatewayTransaction, Listing } from "../gateway/port";
import { tellFindings } from "../gateway/tell-findings.server";
import { takeBack } from "../refunds/take-back.server";
import { compareBooks, type Difference } from "./compare-books";
import { isStillDifferent } from "./confirm-difference.server";
import { keepFindings } from "./findings.server";
import { ownBooks } from "./own-books.server";

/** A cardholder has so long to dispute a charge. */
const PERIOD = days(120);

export interface Reconciliation {
  /** How many transactions the provider listed. */
  readonly compared: number;
  readonly differences: readonly Difference[];
  /** How many of them nobody had been told of. */
  readonly isNew: number;
  /** How many payments were taken back because their bank had done so. */
  readonly takenBack: number;
}

/**
 * Compares the provider's books of the last 120 days with ours, both ways. What a bank has taken
 * back is entered; every other difference is kept for staff, who are told of new ones. One that
 * has gone by itself is closed.
 * @throws Error while the provider's books cannot be read
 */
export async function reconcile(ctx: Ctx): Promise<Reconciliation> {
  const askedAt = ctx.now();
  const from = new Date(askedAt.getTime() - PERIOD);
  const theirs = await providersBooks(from, askedAt);
  const ours = await ownBooks(ctx, from, askedAt);
  const { differences: seen, returned, agreed } = compareBooks(theirs, ours);
  let takenBack = 0;
  for (const { paymentId, status } of returned) {
    if ((await takeBack(ctx, paymentId, status)) === "taken back") takenBack += 1;
  }
  const differences: Difference[] = [];
  for (const one of seen) if (await isStillDifferent(ctx, one)) differences.push(one);
  const isNew = await enter(ctx, differences, agreed);
  const report = { compared: theirs.length, differences, isNew, takenBack };
  ctx.log.info({ ...report, differences: differences.length }, "the provider's books compared");
  return report;
}

/** Unsettled first: what is settled meanwhile then is in both lists, and is never missed. */
async function providersBooks(from: Date, until: Date): Promise<readonly GatewayTransaction[]> {
  const unsettled = listed(await gateway().listUnsettled());
  const settled = listed(await gateway().listSettled(from, new Date(until.getTime() + days(1))));
  const once = new Map([...unsettled, ...settled].map((entry) => [entry.transId, entry]));
  return [...once.values()];
}

function listed(listing: Listing): readonly GatewayTransaction[] {
  if (listing.kind === "listed") return listing.transactions;
  throw new Error(`the card provider's books cannot be read: ${listing.reason}`);
}

async function enter(
  ctx: Ctx,
  differences: readonly Difference[],
  agreed: ReadonlySet<string>,
): Promise<number> {
  const entered = await inTransaction(ctx, async (tx) => {
    const count = await keepFindings(tx, differences);
    await tx.tx.reconciliationFinding.updateMany({
      where: {
        resolvedAt: null,
        kind: { in: [...findingKinds] },
        gatewayTransId: { in: await openAmong(ctx, agreed) },
      },
      data: { resolvedAt: tx.now(), resolution: "agreed" },
    });
    await audit(tx, {
      action: "billing.books-compared",
      subject: "provider:books",
      data: { differences: differences.length, new: count },
    });
    if (count === 0) return ok(0);
    await tellFindings(tx, "reconciliation", count);
    return ok(count);
  });
  return entered.value;
}

/** Which transactions of open findings are agreed about now: far fewer than all that agree. */
async function openAmong(ctx: Ctx, agreed: ReadonlySet<string>): Promise<string[]> {
  const open = await ctx.db.reconciliationFinding.findMany({
    where: { resolvedAt: null },
    select: { gatewayTransId: true },
  });
  return open.flatMap(({ gatewayTransId }) =>
    gatewayTransId !== null && agreed.has(gatewayTransId) ? [gatewayTransId] : [],
  );
}
