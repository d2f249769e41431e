import { audit } from "#modules/platform/audit.server";
import { type Ctx, reader, type TxCtx } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn, OFFICE_ZONE, toUtcDate } from "#modules/platform/dates";
import { parseJudged } from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { ok, type Result, refuse } from "#modules/platform/result";
import { readDeductible } from "../deductible.server";
import { judgeGift } from "../domain/judge-gift";
import { giftLimits } from "../limits";
import { giftMessages } from "../messages";
import { changeGifts, refuseGifts } from "../permission.server";
import { type GiftFields, giftSchema } from "../schemas";

export interface NewGift {
  readonly accountId: number;
  /** Those of `giftSchema`. */
  readonly fields: GiftFields;
}

/**
 * Reads a gift from what was typed, with all that is wrong with it at once: its shape, and what is
 * missing for its kind. Whoever may not enter it is told so first, as by `enterGift`.
 */
export async function parseGift(
  ctx: Ctx,
  accountId: number,
  typed: unknown,
): Promise<Result<GiftFields>> {
  const refused = await refuseGifts(ctx, accountId);
  if (refused) return refused;
  const today = await todayOf(ctx, accountId);
  return parseJudged(giftSchema, typed, ctx.locale, (fields) => judgeGift(fields, today));
}

async function todayOf(ctx: Ctx, accountId: number): Promise<CivilDate> {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { timeZone: true },
  });
  return civilDateIn(ctx.now(), account?.timeZone ?? OFFICE_ZONE);
}

/**
 * Enters a gift, with what the donor got in return, so that its letter can be written. For the primary user
 * and the treasurer.
 * @returns refusals `not_found`, `forbidden`; `invalid` at the fields; `conflict` for a club whose gifts
 *   are not deductible, a suspended one, and at the limit
 */
export const enterGift = (
  ctx: Ctx,
  { accountId, fields }: NewGift,
): Promise<Result<{ readonly id: number }>> =>
  changeGifts(ctx, accountId, async (tx): Promise<Result<{ readonly id: number }>> => {
    const deductible = await readDeductible(tx, accountId);
    if (deductible.kind === "none") {
      return refuse({ code: "conflict", message: deductible.reason });
    }
    const columns = await columnsOf(tx, accountId, fields);
    if (!columns.ok) return columns;
    if ((await tx.tx.gift.count({ where: { accountId } })) >= giftLimits.gifts) {
      const limit = message(giftMessages, "limit", { max: giftLimits.gifts });
      return refuse({ code: "conflict", message: limit });
    }
    const { id } = await tx.tx.gift.create({
      data: {
        accountId,
        ...columns.value,
        createdAt: tx.now(),
        enteredById: tx.actor.kind === "user" ? tx.actor.userId : null,
      },
      select: { id: true },
    });
    // Who gave what is nobody else's to read, the record of changes included.
    await audit(tx, { action: "gifts.entered", subject: `account:${accountId}`, data: { id } });
    return ok({ id });
  });

/** Removes a gift that was entered by mistake. Refusals: those of `enterGift`; `not_found` when it is gone. */
export const removeGift = (
  ctx: Ctx,
  { accountId, id }: { readonly accountId: number; readonly id: number },
): Promise<Result<void>> =>
  changeGifts(ctx, accountId, async (tx): Promise<Result<void>> => {
    const { count } = await tx.tx.gift.deleteMany({ where: { id, accountId } });
    if (count === 0) return refuse({ code: "not_found" });
    await audit(tx, { action: "gifts.removed", subject: `account:${accountId}`, data: { id } });
    return ok(undefined);
  });

/** The columns of a form, or everything that is wrong with it. */
async function columnsOf(tx: TxCtx, accountId: number, fields: GiftFields) {
  const errors = judgeGift(fields, await todayOf(tx, accountId));
  const { given_on: givenOn, kind, goods } = fields;
  const goodsValue = goods === "some" ? fields.goods_value : cents(0);
  if (Object.keys(errors).length > 0 || !givenOn || goodsValue === null) {
    return refuse({ code: "invalid", errors });
  }
  return ok({
    donor: fields.donor.trim(),
    address: fields.address.trim(),
    email: fields.email,
    givenOn: toUtcDate(givenOn),
    amount: kind === "money" ? fields.amount : null,
    property: kind === "property" ? fields.property.trim() : "",
    goods: goods === "some" ? fields.goods_text.trim() : "",
    goodsValue,
  });
}
