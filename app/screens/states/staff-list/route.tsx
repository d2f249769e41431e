import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { stateStaffMessages } from "../words";
import { FederalTable } from "./federal-table";
import { StatesFilters } from "./states-filters";
import { loadStates } from "./states-page.server";
import { StatesTable } from "./states-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadStates(context, request);
}

export default function States() {
  const { rows, federal, ...page } = useLoaderData<typeof loader>();
  const t = useWords(stateStaffMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <StatesFilters {...page} />
      <StatesTable rows={rows} />
      <FederalTable rows={federal} />
    </Page>
  );
}
