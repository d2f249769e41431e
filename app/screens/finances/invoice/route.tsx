import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { financeWords } from "#modules/billing/contract";
import { readInvoice } from "#modules/billing/index.server";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { readId } from "~/http/read-id";
import { refusePage } from "~/http/respond.server";
import { financesMessages } from "~/parts/finances/words";
import { ButtonLink } from "~/ui/button";
import { DownloadLink } from "~/ui/download-link";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { InvoiceBadge, InvoiceSheet } from "../invoice-sheet";
import { showInvoice, shownStates } from "../shown.server";

/** An invoice, for the people of its account and staff. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { user } = requireMember(context, request);
  const found = await readInvoice(context.ctx, readId(params.id));
  if (!found.ok) refusePage(context, found.refusal);
  const [invoice = found.value] = await shownStates(context.ctx, [found.value]);
  return { ...showInvoice(invoice, context.ctx), isStaff: user.isStaff };
}

export default function ShowInvoice() {
  const invoice = useLoaderData<typeof loader>();
  const t = useWords(financeWords);
  const words = useWords(financesMessages);
  return (
    <Page>
      <PageTitle
        title={t("invoiceTitle", { number: invoice.number })}
        aside={<InvoiceBadge state={invoice.state} />}
      />
      <InvoiceSheet invoice={invoice} />
      <div className="btn-row mt-10">
        {invoice.isOpen && (
          <ButtonLink to={paths.paymentsOf(invoice.accountId)}>{words("invoicePay")}</ButtonLink>
        )}
        <DownloadLink to={paths.invoicePdf(invoice.id)}>{words("pdf")}</DownloadLink>
        {invoice.isStaff && invoice.isOpen && (
          <Link to={paths.correctInvoice(invoice.id)} className="tap">
            {words("invoiceCorrect")}
          </Link>
        )}
      </div>
      <p className="mt-6 no-print">
        <Link to={paths.finances({ accountId: invoice.accountId })}>{words("invoiceAll")}</Link>
      </p>
    </Page>
  );
}
