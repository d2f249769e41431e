import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAccounts } from "~/components/console/accounts.server";
import { AccountsFilters } from "~/components/console/accounts-filters";
import { AccountsTable } from "~/components/console/accounts-table";
import type { AccountsData } from "~/components/console/accounts-view";
import { useAccountsWords } from "~/components/console/use-accounts-words";
import { DownloadLink } from "~/components/ui/download-link";
import { Page, PageTitle } from "~/components/ui/page";
import { consolePaths } from "~/http/console-staff-paths";
import { requireStaff } from "~/http/guards.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readAccounts(context, request);
}

export default function Accounts() {
  const accounts = useLoaderData<typeof loader>() as AccountsData;
  const t = useAccountsWords();
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <div className="btn-row">
        <DownloadLink to={consolePaths.accountsCsv(accounts.query)}>{t("export")}</DownloadLink>
      </div>
      <AccountsFilters {...accounts} />
      <AccountsTable {...accounts} />
    </Page>
  );
}
