import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAccountOverview } from "#modules/accounts/index.server";
import { openInvoices } from "#modules/billing/index.server";
import { formatCurrency, formatLongDate } from "#modules/platform/format";
import { addMoney } from "#modules/platform/money";
import { HowToPay } from "~/components/payments/how-to-pay";
import { InvoiceLines } from "~/components/payments/invoice-lines";
import { ButtonLink } from "~/components/ui/button";
import { FormPage, PageTitle } from "~/components/ui/page";
import { EmptyState } from "~/components/ui/table";
import { useWizardWords } from "~/components/wizard/use-wizard-words";
import { chosenAccount } from "~/http/chosen-account";
import { requireMember } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { refusePage } from "~/http/respond.server";

/** What an account owes: every open invoice with its lines. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { accountIds } = requireMember(context, request);
  const { ctx } = context;
  const accountId = chosenAccount(request, accountIds);
  if (accountId === undefined) throw redirect(paths.app, 303);
  const account = await readAccountOverview(ctx, accountId);
  if (!account.ok) refusePage(context, account.refusal);
  const open = await openInvoices(ctx, accountId);
  if (!open.ok) refusePage(context, open.refusal);
  return {
    name: account.value.name,
    total: formatCurrency(addMoney(...open.value.map(({ balance }) => balance))),
    invoices: open.value.map(({ id, number, documentAt, balance, publicNotes, orderDetails }) => ({
      id,
      number,
      date: formatLongDate(documentAt, ctx),
      balance: formatCurrency(balance),
      notes: publicNotes,
      lines: orderDetails.map((line) => ({ ...line, value: formatCurrency(line.value) })),
    })),
  };
}

export default function Payments() {
  const { name, total, invoices } = useLoaderData<typeof loader>();
  const t = useWizardWords();
  return (
    <FormPage>
      <PageTitle title={t("paymentsTitle")} lede={t("paymentsLede", { name })} />
      {invoices.length === 0 ? (
        <EmptyState
          title={t("paymentsNone")}
          action={<ButtonLink to={paths.app}>{t("paymentsHome")}</ButtonLink>}
        >
          {t("paymentsNoneText")}
        </EmptyState>
      ) : (
        <>
          {invoices.map((invoice) => (
            <InvoiceLines key={invoice.id} invoice={invoice} />
          ))}
          <p className="bill-total">
            <span>{t("paymentsTotal")}</span> <strong>{total}</strong>
          </p>
          <HowToPay numbers={invoices.map(({ number }) => number)} />
        </>
      )}
    </FormPage>
  );
}
