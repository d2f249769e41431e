import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contestRows } from "~/components/contest-staff/contest-pages.server";
import { ContestTable } from "~/components/contest-staff/contest-table";
import { ButtonLink } from "~/components/ui/button";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { contestStaffMessages } from "~/messages/contest-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return { rows: await contestRows(context) };
}

export default function Contests() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useWords(contestStaffMessages);
  return (
    <Page className="stack">
      <PageTitle
        title={t("title")}
        lede={t("lede")}
        aside={<ButtonLink to={contestStaffPaths.new}>{t("add")}</ButtonLink>}
      />
      <ContestTable rows={rows} />
    </Page>
  );
}
