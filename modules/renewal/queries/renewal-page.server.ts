import { readInvoice } from "#modules/billing/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { cents, subtractMoney } from "#modules/platform/money";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { offeredUpgrade } from "../domain/choices";
import { membershipStanding } from "../domain/standing";
import type { OpenRenewal, RenewableMembership, RenewalPage } from "../views";
import { awaitedReturn } from "./awaited-return.server";
import { findLevel, levelToRenew } from "./levels.server";

/**
 * Everything that the renewal page of an account shows. The account's own people may ask, staff and
 * the system; for everybody else it is `not_found`.
 */
export async function renewalPage(ctx: Ctx, accountId: number): Promise<Result<RenewalPage>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  const account = await ctx.db.account.findUnique({
    where: { id: accountId },
    include: { group: { select: { label: true, isBilledAsGroup: true } } },
  });
  if (!account) return refuse({ code: "not_found" });
  const { name: accountName, state, group } = account;
  const membership = await membershipOf(ctx, account);
  return ok({ accountId, accountName, state, group, membership });
}

interface AccountRow {
  readonly id: number;
  readonly levelId: number | null;
  readonly renewalDueAt: Date | null;
  readonly timeZone: string;
  readonly bonusBalanceCents: number;
  readonly claimedAt: Date | null;
  readonly isSuspendedFromBasicRenewal: boolean;
}

async function membershipOf(ctx: Ctx, account: AccountRow): Promise<RenewableMembership | null> {
  const { id, levelId, renewalDueAt, timeZone, isSuspendedFromBasicRenewal } = account;
  const level = levelId === null ? undefined : await levelToRenew(ctx, levelId);
  if (!level?.renewal || !renewalDueAt) return null;
  const upgrade = offeredUpgrade(level);
  const dueOn = fromUtcDate(renewalDueAt);
  const today = civilDateIn(ctx.now(), timeZone);
  return {
    level,
    upgradeLevel: (upgrade && (await findLevel(ctx, upgrade.levelId))) ?? null,
    facts: {
      dueOn,
      bonusBalance: cents(account.claimedAt ? 0 : account.bonusBalanceCents),
      isSuspendedFromBasicRenewal,
      discountExtensionDays: env.DISCOUNT_EXTENSION_DAYS,
    },
    today,
    standing: membershipStanding(dueOn, today, env.RENEWAL_GRACE_DAYS),
    open: await readOpenRenewal(ctx, id, dueOn),
    isReturnAwaited: (await awaitedReturn(ctx, id)) !== undefined,
  };
}

/** The renewal of the due date that waits for its payment; one whose invoice was voided is over. */
async function readOpenRenewal(
  ctx: Ctx,
  accountId: number,
  dueOn: CivilDate,
): Promise<OpenRenewal | null> {
  const renewal = await ctx.db.renewal.findFirst({
    where: { accountId, status: "open", dueOn: toUtcDate(dueOn) },
    include: { newLevel: { select: { name: true } } },
  });
  if (!renewal) return null;
  const found = await readInvoice(ctx, renewal.invoiceId);
  if (!found.ok || found.value.state === "void") return null;
  const { id, number, value, balance, orderDetails } = found.value;
  const bonus = cents(renewal.bonusCents);
  return {
    invoice: {
      id,
      number,
      value,
      balance,
      lines: orderDetails.map(({ id, label, value }) => ({ id, label, value })),
    },
    levelName: renewal.newLevel.name,
    bonus,
    nextDueOn: fromUtcDate(renewal.nextDueOn),
    isCancellable: balance > 0 && balance === subtractMoney(value, bonus),
  };
}
