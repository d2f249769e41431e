import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contestStaffPaths } from "~/http/contest-staff-paths";
import { ButtonLink } from "~/ui/button";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { contestRows } from "../contest-pages.server";
import { contestStaffMessages } from "../staff-contest-words";
import { ContestTable } from "./contest-table";

export async function loader({ context }: LoaderFunctionArgs) {
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
