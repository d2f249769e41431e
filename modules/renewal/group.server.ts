import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import type { Cents } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { type RenewalQuote, renewalQuote } from "./domain/quote";
import type { Level } from "./level";

/**
 * The group that an account is the central organization of, for the account's people, staff and the
 * system; undefined for everybody else, and for an account that is none.
 */
export async function groupOfCentral(ctx: Ctx, centralAccountId: number) {
  if (!isOfAccount(ctx, centralAccountId)) return undefined;
  const found = await reader(ctx).group.findUnique({ where: { centralAccountId } });
  return found ?? undefined;
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
