import { z } from "zod";
import { EMAIL_MAX, parseEmail } from "#modules/platform/email";
import { type FieldLabels, optionalText, readUnlessEmpty } from "#modules/platform/fields";
import { type Locale, message, translator } from "#modules/platform/messages";
import { giftMessages } from "./messages";

/** How long texts may be, in characters, how many gifts a club keeps, and how many letters it mails in 24 hours. */
export const giftLimits = {
  donor: 200,
  address: 400,
  text: 500,
  gifts: 5_000,
  mails: 500,
} as const;

const short = () => optionalText({ max: 40 });

/** An e-mail address, or "". */
const email = () =>
  z.pipe(
    optionalText({ max: EMAIL_MAX }),
    readUnlessEmpty(parseEmail, message(giftMessages, "emailShape")),
  );

/** Where the letter of a gift is mailed. */
export const giftEmailSchema = z.strictObject({ email: email() });

/** A gift as the treasurer enters it: texts, all of which the command judges at once. */
export const giftSchema = z.strictObject({
  donor: optionalText({ max: giftLimits.donor }),
  address: optionalText({ max: giftLimits.address, isMultiline: true }),
  email: email(),
  given_on: short(),
  kind: short(),
  amount: short(),
  property: optionalText({ max: giftLimits.text, isMultiline: true }),
  goods: short(),
  goods_text: optionalText({ max: giftLimits.text, isMultiline: true }),
  goods_value: short(),
});

export type GiftFields = z.output<typeof giftSchema>;

/** How messages name the fields of a gift. */
export function giftLabels(locale: Locale): FieldLabels {
  const t = translator(giftMessages, locale);
  return {
    donor: t("labelDonor"),
    address: t("labelAddress"),
    email: t("labelEmail"),
    given_on: t("labelDay"),
    kind: t("labelKind"),
    amount: t("labelAmount"),
    property: t("labelProperty"),
    goods: t("labelGoods"),
    goods_text: t("labelGoodsText"),
    goods_value: t("labelValue"),
  };
}
