import { z } from "zod";
import { namedFields, optionalText, text } from "#modules/platform/fields";
import { type MessageRef, message, wordsOf } from "#modules/platform/messages";
import { dollars } from "#modules/platform/money-field";
import { billingMessages } from "../messages";
import { holdsCardNumber } from "./card-numbers";
import { paymentFieldMessages } from "./field-messages";

const fields = namedFields((locale) => wordsOf(paymentFieldMessages, locale));

type Issues = { issues: z.core.$ZodRawIssue[] };

const reject = (ctx: Issues, input: unknown, words: MessageRef): never => {
  ctx.issues.push({ code: "custom", input, params: { message: words }, continue: false });
  return z.NEVER;
};

/** A list with one id in it is no id. */
const idOf = (value: unknown): number | undefined =>
  typeof value !== "object" && /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;

/** Nothing, `null` and "" are no id at all. */
const optionalId = () =>
  z
    .transform((value: unknown, ctx): number | undefined => {
      if (value === undefined || value === null || value === "") return undefined;
      return idOf(value) ?? reject(ctx, value, message(billingMessages, "wholeId"));
    })
    .optional();

/** At most this many invoices are paid at once. */
const MOST_INVOICES = 500;

/** A list in JSON, one field or several of a form, or ids with commas in an address. */
const invoiceIds = () =>
  z
    .transform((value: unknown, ctx): number[] => {
      const given = Array.isArray(value) ? value : String(value ?? "").split(",");
      const ids = given.flatMap((one) => idOf(one) ?? []);
      const isWhole = ids.length === given.length && ids.length <= MOST_INVOICES;
      return isWhole ? ids : reject(ctx, value, message(billingMessages, "invoiceIds"));
    })
    .optional();

/** What a browser must not send: it may be there empty, as the page's script leaves it. */
const neverSent = () =>
  z
    .transform((value: unknown, ctx): undefined => {
      if (value === undefined || value === null || value === "") return undefined;
      return reject(ctx, value, message(billingMessages, "cardDataSent"));
    })
    .optional();

/** Text of the payer's that is no hiding place for a card number. */
const withoutCard = <S extends z.ZodType<string>>(schema: S) =>
  schema.refine((value) => !holdsCardNumber(value), {
    params: { message: message(billingMessages, "cardInText") },
  });

const type = (method: string) =>
  z
    .transform((value: unknown, ctx): undefined =>
      value === undefined || value === method
        ? undefined
        : reject(ctx, value, message(billingMessages, "paymentType")),
    )
    .optional();

const key = () =>
  z.transform((value: unknown, ctx): string =>
    typeof value === "string" && /^[\w.:-]{8,100}$/.test(value)
      ? value
      : reject(ctx, value, message(billingMessages, "paymentKey")),
  );

/** What every payment says. `account_id` may be in the body as well as in the address. */
const shared = (method: string) => ({
  type: type(method),
  value: dollars(),
  invoices: invoiceIds(),
  discount_id: optionalId(),
  account_id: optionalId(),
});

const opaque = { dataDescriptor: text({ max: 100 }), dataValue: text({ max: 8_192 }) };

/** A payment by card: the provider's token stands for the card, whose own data are refused. */
export const cardPaymentSchema = fields({
  ...shared("credit_card"),
  attempt: key(),
  ...opaque,
  name: withoutCard(text({ max: 255 })),
  address: withoutCard(text({ max: 255 })),
  city: withoutCard(text({ max: 255 })),
  state: withoutCard(text({ max: 40 })),
  zip: withoutCard(text({ max: 10 })),
  phone: withoutCard(optionalText({ max: 40 })),
  cardNumber: neverSent(),
  expMonth: neverSent(),
  expYear: neverSent(),
  cardCode: neverSent(),
});

/** A payment from a bank account: the provider's token stands for it, its numbers are refused. */
export const bankPaymentSchema = fields({
  ...shared("bank_account"),
  attempt: key(),
  ...opaque,
  nameOnAccount: withoutCard(text({ max: 255 })),
  accountType: z.enum(["checking", "savings", "businessChecking"]),
  accountNumber: neverSent(),
  accountNumber_confirmation: neverSent(),
  routingNumber: neverSent(),
});

/** The beginning of a payment by PayPal. */
export const paypalStartSchema = fields({ ...shared("paypal"), attempt: key() });

/** The return from PayPal, with what its address says. */
export const paypalCaptureSchema = fields({
  ...shared("paypal"),
  tx_id: text({ max: 100 }),
  token: text({ max: 100 }),
  payer_id: text({ max: 255 }),
  attempt: optionalText({ max: 100 }),
});

/** A payment of nothing, where a discount takes off all that is owed. */
export const zeroPaymentSchema = fields({
  ...shared("zero_payment"),
  attempt: key(),
  discount_total: dollars(),
});

/** A payment on the provider's own page. */
export const hostedPaymentSchema = fields({
  type: optionalText({ max: 40 }),
  value: dollars(),
  invoices: invoiceIds(),
  discount_id: optionalId(),
  account_id: optionalId(),
  attempt: key(),
});
