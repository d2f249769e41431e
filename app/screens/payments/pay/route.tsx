import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPayments, type PaymentsView } from "../payments-page.server";
import { PaymentsScreen } from "../payments-screen";

/** What an account owes, and the ways to pay it. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayments(context, request);

export default function Payments() {
  return <PaymentsScreen view={useLoaderData<typeof loader>() as PaymentsView} />;
}
