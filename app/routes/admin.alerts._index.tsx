import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { alertRows } from "~/components/alerts-staff/alert-pages.server";
import { AlertTable } from "~/components/alerts-staff/alert-table";
import { ButtonLink } from "~/components/ui/button";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { alertStaffPaths } from "~/http/alert-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { alertStaffMessages } from "~/messages/alerts-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
