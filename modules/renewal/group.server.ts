import { groupAccess } from "#modules/accounts/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import type { Cents } from "#modules/platform/money";
import { type RenewalQuote, renewalQuote } from "./domain/quote";
import type { Level } from "./level";

/**
 * The group that an account is the central organization of, with what the actor may do for which of
 * its chapters; undefined for whoever may not even look, and for an account that heads no group.
 */
export async function groupOfCentral(ctx: Ctx, centralAccountId: number) {
  const access = await groupAccess(ctx, centralAccountId);
  if (!access.ok) return undefined;
  const { isBilledAsGroup } = await reader(ctx).group.findUniqueOrThrow({
    where: { centralAccountId },
    select: { isBilledAsGroup: true },
  });
  return { ...access.value, isBilledAsGroup };
}

/** What the price of a chapter's renewal depends on. */
export interface ChapterFacts {
  readonly levelId: number | null;
  readonly dueOn: CivilDate | null;
  readonly timeZone: string;
  readonly bonusBalance: Cents;
  readonly isSuspendedFromBasicRenewal: boolean;
}

/**
 * A chapter's own quote, at the level that it has: who renews many at once chooses no upgrades, which
 * only a chapter that may not renew at the basic level gets. Undefined when there is nothing to renew.
 */
export function chapterQuote(
  ctx: Ctx,
  levels: ReadonlyMap<number, Level>,
  { levelId, dueOn, timeZone, ...facts }: ChapterFacts,
): RenewalQuote | undefined {
  const current = levelId === null ? undefined : levels.get(levelId);
  const level = current?.renewal ? current : levels.get(current?.renewsAsId ?? 0);
  if (!level || dueOn === null) return undefined;
  return renewalQuote(
    level,
    { ...facts, dueOn, discountExtensionDays: env.DISCOUNT_EXTENSION_DAYS },
    civilDateIn(ctx.now(), timeZone),
    { isUpgradeSelected: false, isIncorporationSelected: false },
  );
}
