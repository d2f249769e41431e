import type { CivilDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import type { FieldErrors } from "#modules/platform/result";
import { giftMessages } from "../messages";
import type { GiftFields } from "../schemas";

const words = (
  key: Exclude<keyof (typeof giftMessages)["en"], "limit" | "mailLimit">,
): MessageRef => message(giftMessages, key);

/**
 * What is wrong with a gift: what is missing for its kind, and a day that cannot be. A field that is
 * not there was not read, and is judged by nobody.
 */
export function judgeGift(fields: Partial<GiftFields>, today: CivilDate): FieldErrors {
  const errors: FieldErrors = {};
  const isEmpty = (name: "donor" | "property" | "goods_text") => fields[name]?.trim() === "";
  const isNothing = (name: "kind" | "goods" | "amount" | "goods_value") =>
    name in fields && !fields[name];
  if (isEmpty("donor")) errors.donor = [words("donorMissing")];
  const { given_on: givenOn, kind, goods } = fields;
  if (givenOn === null) errors.given_on = [words("dayMissing")];
  else if (givenOn && givenOn > today) errors.given_on = [words("dayAhead")];
  else if (givenOn && givenOn < "2000-01-01") errors.given_on = [words("dayOld")];
  if (isNothing("kind")) errors.kind = [words("chooseKind")];
  if (kind === "money" && isNothing("amount")) errors.amount = [words("amountMissing")];
  if (kind === "property" && isEmpty("property")) errors.property = [words("propertyMissing")];
  if (isNothing("goods")) errors.goods = [words("chooseGoods")];
  if (goods === "some" && isEmpty("goods_text")) errors.goods_text = [words("goodsMissing")];
  if (goods === "some" && isNothing("goods_value")) errors.goods_value = [words("valueMissing")];
  return errors;
}
