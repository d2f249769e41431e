import { type EnteredPayment, enterPayment } from "#modules/billing/index.server";
import {
  date,
  labelsFrom,
  namedFields,
  optionalText,
  parseFields,
  text,
} from "#modules/platform/fields";
import { message } from "#modules/platform/messages";
import { parseMoney } from "#modules/platform/money";
import { ok, type Result, refuseField } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { latestPaymentsWords } from "./words";

const fieldsOf = namedFields(
  labelsFrom(latestPaymentsWords, {
    method: "labelMethod",
    amount: "labelAmount",
    label: "labelLabel",
    received_on: "enterDate",
  }),
);
const fixed = {
  method: text({ max: 10 }),
  amount: text({ max: 20 }),
  label: optionalText({ max: 60 }),
  received_on: date(),
  key: text({ max: 60 }),
};

/** Enters the cash or the check that the form describes. */
export async function enterFromForm(
  context: HttpContext,
  account?: string,
): Promise<Result<{ id: number }>> {
  const parsed = parse(context, readId(account));
  return parsed.ok ? enterPayment(context.ctx, parsed.value) : parsed;
}

function parse({ ctx, body }: HttpContext, accountId: number): Result<EnteredPayment> {
  const ticks = Object.keys(body.fields).filter((name) => /^invoice_\d{1,9}$/.test(name));
  const boxes = Object.fromEntries(ticks.map((name) => [name, optionalText({ max: 5 })]));
  const fields = parseFields(fieldsOf({ ...fixed, ...boxes }), body.fields, ctx.locale);
  if (!fields.ok) return fields;
  const sent: Readonly<Record<string, string>> = fields.value;
  const { method, label, key, received_on: receivedOn } = fields.value;
  if (method !== "cash" && method !== "check") {
    return refuseField("method", message(latestPaymentsWords, "methodUnknown"));
  }
  const amount = parseMoney(fields.value.amount);
  if (!amount.ok) return refuseField("amount", amount.message);
  const invoiceIds = ticks
    .filter((name) => sent[name] === "1")
    .map((name) => Number(name.slice("invoice_".length)));
  return ok({ accountId, method, label, key, receivedOn, invoiceIds, amount: amount.value });
}
