import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hostedPaymentSchema, startHostedPayment } from "#modules/billing/index.server";
import { env } from "#modules/platform/env.server";
import { paths } from "~/http/paths";
import { answerDone } from "~/http/respond.server";
import { readPayment, refusePayment } from "../payments-call.server";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

/** Begins a payment on the provider's own page, for browsers that run no script. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await readPayment(context, request, hostedPaymentSchema);
  if (!sent.ok) return refusePayment(context, request, sent.refusal);
  const { fields, accountId, named } = sent.value;
  const { value, attempt, invoices: invoiceIds = [], discount_id: discountId } = fields;
  const begun = await startHostedPayment(context.ctx, {
    accountId,
    invoiceIds,
    value,
    attempt,
    discountId,
    returnUrl: `${env.publicUrl}${paths.hostedReturn(attempt, named)}`,
    cancelUrl: `${env.publicUrl}${paths.paymentsOf(named)}`,
  });
  if (!begun.ok) return refusePayment(context, request, begun.refusal);
  return answerDone(context, { json: begun.value, to: paths.pay("hosted/open", named) });
}

export default function PayOnProvidersPage() {
  const view = useLoaderData<typeof loader>() as PaymentsView;
  return <PaymentsScreen view={view} answer={useActionData<typeof action>()} />;
}
