import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consolePaths } from "~/http/console-staff-paths";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { consoleInvoicesMessages } from "../console-invoices-words";
import { type InvoicesData, readInvoices } from "../invoices.server";
import { MoneyExport } from "../money-export";
import { InvoicesFilters } from "./invoices-filters";
import { InvoicesTable } from "./invoices-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readInvoices(context, request);
}

export default function Invoices() {
  const invoices = useLoaderData<typeof loader>() as InvoicesData;
  const t = useWords(consoleInvoicesMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <MoneyExport to={consolePaths.invoicesCsv(invoices.query)} total={invoices.total} />
      <InvoicesFilters {...invoices} />
      <InvoicesTable {...invoices} />
    </Page>
  );
}
