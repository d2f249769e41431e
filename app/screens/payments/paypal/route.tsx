import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { continuePaypal, paypalCaptureSchema } from "#modules/billing/index.server";
import { paths } from "~/http/paths";
import { answerPayment, readPayment, refusePayment } from "../payments-call.server";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Takes a PayPal payment to which its payer has agreed. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await readPayment(context, request, paypalCaptureSchema);
  if (!sent.ok) return refusePayment(context, request, sent.refusal);
  const { fields, accountId, named } = sent.value;
  const { value, token, invoices: invoiceIds = [], discount_id: discountId } = fields;
  const hold = { txId: fields.tx_id, token, payerId: fields.payer_id };
  const paid = await continuePaypal(context.ctx, {
    ...hold,
    accountId,
    invoiceIds,
    value,
    discountId,
  });
  if (!paid.ok) return refusePayment(context, request, paid.refusal);
  return answerPayment(context, sent.value, paid.value, paths.finances({ accountId: named }));
}

export default function PayByPaypal() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} answer={useActionData<typeof action>()} />;
}
