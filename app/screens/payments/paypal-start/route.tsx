import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { paypalStartSchema } from "#modules/billing/index.server";
import { beginPaypal } from "../begin-paypal.server";
import { readPayment, refusePayment } from "../payments-call.server";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Begins a PayPal payment without script: a redirect to the page on which the payer consents. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await readPayment(context, request, paypalStartSchema);
  if (!sent.ok) return refusePayment(context, request, sent.refusal);
  const begun = await beginPaypal(context, sent.value);
  return begun.ok ? redirect(begun.value.url, 303) : refusePayment(context, request, begun.refusal);
}

export default function StartPaypal() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} answer={useActionData<typeof action>()} />;
}
