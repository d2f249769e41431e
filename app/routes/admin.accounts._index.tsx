import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAccounts } from "~/components/console/accounts.server";
import { AccountsFilters } from "~/components/console/accounts-filters";
import { AccountsTable } from "~/components/console/accounts-table";
import type { AccountsData } from "~/components/console/accounts-view";
import { DownloadLink } from "~/components/ui/download-link";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { consolePaths } from "~/http/console-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { consoleAccountsMessages } from "~/messages/console-accounts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readAccounts(context, request);
}

export default function Accounts() {
  const accounts = useLoaderData<typeof loader>() as AccountsData;
  const t = useWords(consoleAccountsMessages);
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
