import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contestRows } from "~/components/contest-staff/contest-pages.server";
import { ContestTable } from "~/components/contest-staff/contest-table";
import { useContestWords } from "~/components/contest-staff/use-contest-words";
import { ButtonLink } from "~/components/ui/button";
import { Page, PageTitle } from "~/components/ui/page";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { requireStaff } from "~/http/guards.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return { rows: await contestRows(context) };
}

export default function Contests() {
  const { rows } = useLoaderData<typeof loader>();
  const t = useContestWords();
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
