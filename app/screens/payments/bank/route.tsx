import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bankPaymentSchema, payByBank } from "#modules/billing/index.server";
import { answerPayment, paidTo, readPayment, refusePayment } from "../payments-call.server";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Pays invoices from a bank account. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await readPayment(context, request, bankPaymentSchema);
  if (!sent.ok) return refusePayment(context, request, sent.refusal);
  const { fields, accountId } = sent.value;
  const { dataDescriptor, dataValue, nameOnAccount, value, attempt } = fields;
  const paid = await payByBank(context.ctx, {
    accountId,
    invoiceIds: fields.invoices ?? [],
    discountId: fields.discount_id,
    value,
    attempt,
    nameOnAccount,
    customerIp: context.visit.ip,
    opaque: { dataDescriptor, dataValue },
  });
  if (!paid.ok) return refusePayment(context, request, paid.refusal);
  return answerPayment(context, sent.value, paid.value, paidTo(sent.value));
}

export default function PayByBank() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} answer={useActionData<typeof action>()} />;
}
