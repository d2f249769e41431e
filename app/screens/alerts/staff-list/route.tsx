import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { alertRows } from "../alert-pages.server";
import { alertStaffMessages } from "../words";
import { AlertTable } from "./alert-table";

export async function loader({ context }: LoaderFunctionArgs) {
  return { rows: await alertRows(context) };
}

export default function Alerts() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useWords(alertStaffMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <div className="btn-row">
        <ButtonLink to={alertStaffPaths.new}>{t("new")}</ButtonLink>
      </div>
      <AlertTable rows={rows} />
    </Page>
  );
}
