import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { toDecimalText } from "#modules/platform/money";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { billingMessages } from "../messages";
import { judgeDiscount, type NewDiscount } from "./new-discount";
import { changedPeriod, type Days, type Period, periodOf } from "./period";
import type { FilledDiscount } from "./schemas";
import { lockDiscount, open } from "./store.server";

/** The discount that staff filled in, as `createDiscount` takes it. */
export const discountOf = (form: FilledDiscount): NewDiscount => ({
  ...termsOf(form),
  ...limitsOf(form, periodOf(form)),
});

export interface ChangedDiscount extends Omit<FilledDiscount, "code"> {
  readonly id: number;
  /** The version that was read: another one now is a `conflict`. */
  readonly version: number;
}

/**
 * Changes everything of a discount but its code. What was paid with it stays as it was; what is kept
 * free for somebody now is kept to the new end at most.
 * Refusals: `forbidden` but for staff; `not_found`; `invalid` at the fields of `createDiscount`;
 * `conflict` when somebody else changed it meanwhile.
 */
export async function changeDiscount(ctx: Ctx, input: ChangedDiscount): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const { id, version, maxUses, maxUsesPerAccount } = input;
    if ((await lockDiscount(tx, { id })) === undefined) return refuse({ code: "not_found" });
    const before = await tx.tx.discount.findUniqueOrThrow({ where: { id } });
    const period = changedPeriod(before, input);
    const terms = termsOf({ ...input, code: before.code });
    const errors = judgeDiscount({ ...terms, ...limitsOf(input, period) });
    if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
    const { currencyValue, multiplier, ...rest } = terms;
    const share = multiplier === null ? null : toDecimalText(multiplier);
    const after = { ...rest, ...period, maxUses, maxUsesPerAccount, multiplier: share };
    const { count } = await tx.tx.discount.updateMany({
      where: { id, version },
      data: { ...after, currencyValueCents: currencyValue, version: { increment: 1 } },
    });
    if (count === 0) {
      return refuse({ code: "conflict", message: message(billingMessages, "discountChanged") });
    }
    if (period.validUntil) await keepNoLonger(tx, id, period.validUntil);
    const { version: _, createdAt: __, ...was } = before;
    const data = { before: plain(was), after: plain({ ...after, currencyValue }) };
    await audit(tx, { action: "billing.discount-changed", subject: `discount:${id}`, data });
    return ok(undefined);
  });
}

/**
 * Ends a discount at once; payments under way keep it. Doing it twice changes nothing.
 * Refusals: `forbidden` but for staff; `not_found`.
 */
export async function endDiscount(ctx: Ctx, id: number): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    if ((await lockDiscount(tx, { id })) === undefined) return refuse({ code: "not_found" });
    const now = tx.now();
    const goesOn = { id, OR: [{ validUntil: null }, { validUntil: { gt: now } }] };
    // One that has not begun has no period any more.
    await tx.tx.discount.updateMany({
      where: { ...goesOn, validFrom: { gte: now } },
      data: { validFrom: null },
    });
    const { count } = await tx.tx.discount.updateMany({
      where: goesOn,
      data: { validUntil: now, version: { increment: 1 } },
    });
    if (count === 0) return ok(undefined);
    await keepNoLonger(tx, id, now);
    await audit(tx, { action: "billing.discount-ended", subject: `discount:${id}` });
    return ok(undefined);
  });
}

const termsOf = (form: Omit<FilledDiscount, keyof Days>) => ({
  code: form.code,
  description: form.description,
  currencyValue: form.currencyValue,
  multiplier: form.multiplier,
  isNewAccount: form.isNewAccount,
  isRenewals: form.isRenewals,
  isUpgrades: form.isUpgrades,
  isServiceFees: form.isServiceFees,
});

const limitsOf = (
  { maxUses, maxUsesPerAccount }: Pick<FilledDiscount, "maxUses" | "maxUsesPerAccount">,
  { validFrom, validUntil }: Period,
) => ({
  ...(validFrom && { validFrom }),
  ...(validUntil && { validUntil }),
  ...(maxUses !== null && { maxUses }),
  ...(maxUsesPerAccount !== null && { maxUsesPerAccount }),
});

/** What is kept free for accounts, and no payment under way has, is kept to an instant at most. */
async function keepNoLonger(tx: TxCtx, discountId: number, end: Date): Promise<void> {
  await tx.tx.discountReservation.updateMany({
    where: { discountId, attemptRef: null, ...open, expiresAt: { gt: end } },
    data: { expiresAt: end },
  });
}

/** For the trail: dates and shares as text. */
const plain = (values: Readonly<Record<string, unknown>>) =>
  JSON.parse(JSON.stringify(values)) as Record<string, string | number | boolean | null>;
