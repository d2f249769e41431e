import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn, toUtcDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { cents } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { readDeductible } from "../deductible.server";
import { giftLimits } from "../limits";
import { giftMessages } from "../messages";
import { changeGifts } from "../permission.server";
import type { GiftFields } from "../schemas";

export interface NewGift {
  readonly accountId: number;
  /** Those of `giftSchema`. */
  readonly fields: GiftFields;
}

const words = (
  key: Exclude<keyof (typeof giftMessages)["en"], "limit" | "mailLimit">,
): MessageRef => message(giftMessages, key);

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
  const { timeZone } = await tx.tx.account.findUniqueOrThrow({
    where: { id: accountId },
    select: { timeZone: true },
  });
  const errors: FieldErrors = {};
  const donor = fields.donor.trim();
  if (donor === "") errors.donor = [words("donorMissing")];
  const { given_on: givenOn, kind, goods } = fields;
  if (!givenOn) errors.given_on = [words("dayMissing")];
  else if (givenOn > civilDateIn(tx.now(), timeZone)) errors.given_on = [words("dayAhead")];
  else if (givenOn < "2000-01-01") errors.given_on = [words("dayOld")];
  if (!kind) errors.kind = [words("chooseKind")];
  const amount = kind === "money" ? fields.amount : null;
  if (kind === "money" && !amount) errors.amount = [words("amountMissing")];
  const property = kind === "property" ? fields.property.trim() : "";
  if (kind === "property" && property === "") errors.property = [words("propertyMissing")];
  if (!goods) errors.goods = [words("chooseGoods")];
  const goodsText = goods === "some" ? fields.goods_text.trim() : "";
  if (goods === "some" && goodsText === "") errors.goods_text = [words("goodsMissing")];
  const goodsValue = goods === "some" ? fields.goods_value : cents(0);
  if (goods === "some" && !goodsValue) errors.goods_value = [words("valueMissing")];
  if (Object.keys(errors).length > 0 || !givenOn || goodsValue === null) {
    return refuse({ code: "invalid", errors });
  }
  return ok({
    donor,
    address: fields.address.trim(),
    email: fields.email,
    givenOn: toUtcDate(givenOn),
    amount,
    property,
    goods: goodsText,
    goodsValue,
  });
}
