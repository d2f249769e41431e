import { z } from "zod";
import { billingLimits } from "#modules/billing/contract";
import { decideCharge, type OddCharge, readOddCharge } from "#modules/billing/index.server";
import { labelsFrom, namedFields, parseFields, text } from "#modules/platform/fields";
import { formatCurrency } from "#modules/platform/format";
import type { Result } from "#modules/platform/result";
import type { HttpContext } from "~/http/context.server";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { backOfficeMessages } from "~/parts/back-office/words";

const decisionForm = namedFields(
  labelsFrom(backOfficeMessages, { decision: "labelDecision", note: "labelNote" }),
)({
  decision: z.enum(["record", "refunded"]),
  note: text({ max: billingLimits.note, isMultiline: true }),
});

async function openCharge(context: HttpContext, id?: string): Promise<OddCharge> {
  const found = await readOddCharge(context.ctx, readId(id));
  return found.ok ? found.value : refusePage(context, found.refusal);
}

/** The payment that the address names, and what the provider charged. */
export async function readDecision(context: HttpContext, id?: string) {
  const { ref, transId, account, asked, charged } = await openCharge(context, id);
  return {
    ref,
    transId,
    name: account.name,
    asked: formatCurrency(asked),
    charged: formatCurrency(charged),
  };
}

/** Ends the payment that the address names, as the form says. */
export async function decide(context: HttpContext, id?: string): Promise<Result<void>> {
  const { findingId } = await openCharge(context, id);
  const fields = parseFields(decisionForm, context.body.fields, context.ctx.locale);
  return fields.ok ? decideCharge(context.ctx, { findingId, ...fields.value }) : fields;
}
