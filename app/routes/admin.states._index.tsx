import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StatesFilters } from "~/components/states-staff/states-filters";
import { loadStates } from "~/components/states-staff/states-page.server";
import { StatesTable } from "~/components/states-staff/states-table";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { stateStaffMessages } from "~/messages/states-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return loadStates(context, request);
}

export default function States() {
  const { rows, ...page } = useLoaderData<typeof loader>();
  const t = useWords(stateStaffMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <StatesFilters {...page} />
      <StatesTable rows={rows} />
    </Page>
  );
}
