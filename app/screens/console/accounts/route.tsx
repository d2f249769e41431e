import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { consolePaths } from "~/http/console-staff-paths";
import { DownloadLink } from "~/ui/download-link";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { type AccountsData, readAccounts } from "../accounts.server";
import { consoleAccountsMessages } from "../console-accounts-words";
import { AccountsFilters } from "./accounts-filters";
import { AccountsTable } from "./accounts-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
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
