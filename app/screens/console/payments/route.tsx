import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consolePaths } from "~/http/console-staff-paths";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { consolePaymentsMessages } from "../console-payments-words";
import { MoneyExport } from "../money-export";
import { type PaymentsData, readPayments } from "../payments.server";
import { PaymentsFilters } from "./payments-filters";
import { PaymentsTable } from "./payments-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readPayments(context, request);
}

export default function Payments() {
  const payments = useLoaderData<typeof loader>() as PaymentsData;
  const t = useWords(consolePaymentsMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <MoneyExport to={consolePaths.paymentsCsv(payments.query)} total={payments.total} />
      <PaymentsFilters {...payments} />
      <PaymentsTable {...payments} />
    </Page>
  );
}
