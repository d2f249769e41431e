import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cardPaymentSchema, payByCard } from "#modules/billing/index.server";
import { answerPayment, paidTo, readPayment, refusePayment } from "../payments-call.server";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Pays invoices by card. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await readPayment(context, request, cardPaymentSchema);
  if (!sent.ok) return refusePayment(context, request, sent.refusal);
  const { fields, accountId } = sent.value;
  const { dataDescriptor, dataValue, invoices = [], discount_id: discountId, ...card } = fields;
  const paid = await payByCard(context.ctx, {
    accountId,
    invoiceIds: invoices,
    discountId,
    value: card.value,
    attempt: card.attempt,
    name: card.name,
    address: card.address,
    city: card.city,
    state: card.state,
    zip: card.zip,
    phone: card.phone,
    customerIp: context.visit.ip,
    opaque: { dataDescriptor, dataValue },
  });
  if (!paid.ok) return refusePayment(context, request, paid.refusal);
  return answerPayment(context, sent.value, paid.value, paidTo(sent.value));
}

export default function PayByCard() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} answer={useActionData<typeof action>()} />;
}
