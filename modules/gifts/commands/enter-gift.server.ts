import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import { civilDateIn, parseCivilDate, toUtcDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type Cents, cents, parseMoney } from "#modules/platform/money";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { readDeductible } from "../deductible.server";
import { giftMessages } from "../messages";
import { changeGifts } from "../permission.server";
import { type GiftFields, giftLimits } from "../schemas";

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
  const givenOn = parseCivilDate(fields.given_on.trim());
  if (!givenOn) errors.given_on = [words("dayShape")];
  else if (givenOn > civilDateIn(tx.now(), timeZone)) errors.given_on = [words("dayAhead")];
  else if (givenOn < "2000-01-01") errors.given_on = [words("dayOld")];
  const isMoney = fields.kind === "money";
  if (!isMoney && fields.kind !== "property") errors.kind = [words("chooseKind")];
  const amount = isMoney ? amountAt(errors, "amount", fields.amount) : null;
  const property = isMoney ? "" : fields.property.trim();
  if (fields.kind === "property" && property === "") errors.property = [words("propertyMissing")];
  const hasGoods = fields.goods === "some";
  if (!hasGoods && fields.goods !== "none") errors.goods = [words("chooseGoods")];
  const goods = hasGoods ? fields.goods_text.trim() : "";
  if (hasGoods && goods === "") errors.goods_text = [words("goodsMissing")];
  const goodsValue = hasGoods ? amountAt(errors, "goods_value", fields.goods_value) : cents(0);
  if (
    Object.keys(errors).length > 0 ||
    !givenOn ||
    goodsValue === undefined ||
    amount === undefined
  ) {
    return refuse({ code: "invalid", errors });
  }
  return ok({
    donor,
    address: fields.address.trim(),
    email: fields.email,
    givenOn: toUtcDate(givenOn),
    amount,
    property,
    goods,
    goodsValue,
  });
}

const missing = { amount: "amountMissing", goods_value: "valueMissing" } as const;

/** An amount as it was typed, more than 0; what is wrong with it goes to the errors. */
function amountAt(
  errors: FieldErrors,
  field: keyof typeof missing,
  typed: string,
): Cents | undefined {
  const read = parseMoney(typed);
  if (typed.trim() === "" || (read.ok && read.value === 0)) errors[field] = [words(missing[field])];
  else if (!read.ok) errors[field] = [read.message];
  else return read.value;
  return undefined;
}
