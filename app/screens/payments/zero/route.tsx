import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { settleWithoutPayment, zeroPaymentSchema } from "#modules/billing/index.server";
import { paths } from "~/http/paths";
import { answerPayment, readPayment, refusePayment } from "../payments-call.server";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Settles invoices that a discount covers. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await readPayment(context, request, zeroPaymentSchema);
  if (!sent.ok) return refusePayment(context, request, sent.refusal);
  const { fields, accountId, named } = sent.value;
  const { value, attempt, invoices: invoiceIds = [], discount_id: discountId } = fields;
  const discountTotal = fields.discount_total;
  const settled = await settleWithoutPayment(context.ctx, {
    accountId,
    invoiceIds,
    value,
    attempt,
    discountId,
    discountTotal,
  });
  if (!settled.ok) return refusePayment(context, request, settled.refusal);
  return answerPayment(context, sent.value, settled.value, paths.finances({ accountId: named }));
}

export default function SettleWithoutPayment() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} answer={useActionData<typeof action>()} />;
}
