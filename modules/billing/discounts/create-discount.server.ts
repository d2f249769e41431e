import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { message } from "#modules/platform/messages";
import { toDecimalText } from "#modules/platform/money";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { billingMessages } from "../messages";
import { foldCode, judgeDiscount, type NewDiscount } from "./new-discount";

/**
 * Makes a discount code. Only staff and the system may.
 * Refusals: `forbidden`; `invalid` at the fields of the contract (`code`, also when it is taken,
 * `description`, `currency_value`, `multiplier`, `is_new_account`, `valid_until`, `max_uses`,
 * `max_uses_per_account`).
 */
export async function createDiscount(
  ctx: Ctx,
  input: NewDiscount,
): Promise<Result<{ id: number; code: string }>> {
  const others = refuseUnlessMay(ctx, "money");
  if (others) return others;
  const errors = judgeDiscount(input);
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  const { currencyValue, multiplier, code: typed, ...rest } = input;
  const code = foldCode(typed);
  return inTransaction(ctx, async (tx) => {
    const id = await insertDiscount(tx, {
      ...rest,
      code,
      currencyValueCents: currencyValue,
      multiplier: multiplier === null ? null : toDecimalText(multiplier),
    });
    if (id === undefined) return refuseField("code", message(billingMessages, "codeTaken"));
    await audit(tx, {
      action: "billing.discount-created",
      subject: `discount:${id}`,
      data: { code, currencyValue, multiplier },
    });
    return ok({ id, code });
  });
}

/** Writes a discount; undefined when its code is taken, also by somebody at the same moment. */
async function insertDiscount(
  tx: TxCtx,
  discount: Prisma.DiscountCreateManyInput,
): Promise<number | undefined> {
  const [row] = await tx.tx.discount.createManyAndReturn({
    data: [{ ...discount, createdAt: tx.now() }],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id;
}
