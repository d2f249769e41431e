import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { type RenewalQuote, renewalQuote } from "#modules/renewal/contract";
import { findLevel, submitRenewal } from "#modules/renewal/index.server";
import { renewWithPrisma } from "./renewal-reference-prisma";
import { percentile, type Row } from "./report";

const ROUNDS = 4;
const SUBMITS = 250;
const QUOTES = 20_000;
const dueOn = civilDate("2027-05-03");
const now = () => new Date("2027-04-01T12:00:00Z");

/**
 * How long a quote and a submit take, one after the other as one treasurer meets them. A submit
 * is beside the same statements in bare Prisma; the two take turns.
 */
export async function run(): Promise<Row[]> {
  const ctx = createCtx({ actor: { kind: "system", name: "bench" }, now });
  const level = await findLevel(ctx, 1002);
  if (!level) throw new Error("no level");
  const facts = {
    dueOn,
    bonusBalance: cents(25_00),
    isSuspendedFromBasicRenewal: false,
    discountExtensionDays: 15,
  };
  const choices = { isUpgradeSelected: false, isIncorporationSelected: false };
  const today = civilDate("2027-04-01");
  const quote = renewalQuote(level, facts, today, choices);
  if (!quote) throw new Error("no quote");
  const quotes = timesOf(QUOTES, () => void renewalQuote(level, facts, today, choices));
  const ways = {
    ours: (accountId: number) => submit(ctx, accountId, quote),
    prisma: (accountId: number) => renewWithPrisma(db, { accountId, dueOn, now: now(), quote }),
  };
  const times: Record<keyof typeof ways, number[]> = { ours: [], prisma: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const side of ["ours", "prisma"] as const) {
      const took = await timed(ways[side]);
      if (round > 0) times[side].push(...took);
    }
  }
  const row = (name: string, share: number): Row => {
    const ours = percentile(times.ours, share);
    const reference = percentile(times.prisma, share);
    const ratio = ours / reference;
    const isMedian = share === 0.5;
    return {
      name: `renewal submitted, ${name}, against bare Prisma`,
      ours,
      reference,
      ratio,
      unit: "ms",
      target: isMedian ? "at most 1.25" : "printed",
      ok: !isMedian || ratio <= 1.25,
    };
  };
  const quoted = (name: string, share: number, most: number): Row => {
    const ours = percentile(quotes, share) * 1_000;
    const target = `at most ${most} µs`;
    return { name: `renewal quoted, ${name}`, ours, unit: "µs", target, ok: ours <= most };
  };
  return [quoted("p50", 0.5, 50), quoted("p99", 0.99, 500), row("p50", 0.5), row("p99", 0.99)];
}

async function submit(ctx: ReturnType<typeof createCtx>, accountId: number, quote: RenewalQuote) {
  const { currentLevelId, newLevelId, totals } = quote;
  const { isUpgradeSelected, isIncorporationSelected } = quote;
  const made = await submitRenewal(ctx, {
    accountId,
    currentLevelId,
    newLevelId,
    isUpgradeSelected,
    isIncorporationSelected,
    totals,
    bonusBalance: cents(25_00),
    dueOn,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
}

/** How many milliseconds each renewal takes, each of an account of its own. */
async function timed(renew: (accountId: number) => Promise<unknown>): Promise<number[]> {
  const accounts = await db.account.createManyAndReturn({
    data: Array.from({ length: SUBMITS }, () => ({
      name: "Bench",
      levelId: 1002,
      bonusBalanceCents: 25_00,
      renewalDueAt: toUtcDate(dueOn),
    })),
    select: { id: true },
  });
  const times: number[] = [];
  for (const { id } of accounts) {
    const start = performance.now();
    await renew(id);
    times.push(performance.now() - start);
  }
  return times;
}

function timesOf(count: number, work: () => void): number[] {
  for (let at = 0; at < count; at += 1) work();
  return Array.from({ length: count }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}
