import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { dutyStaffPaths } from "~/http/duty-staff-paths";
import { stateStaffPaths } from "~/http/state-staff-paths";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { ruleStaffWords } from "../words";
import { RulesFilters } from "./rules-filters";
import { loadRules, type RulesData } from "./rules-page.server";
import { RulesTable } from "./rules-table";

/** The catalogue of duties. */
export const loader = ({ context, request }: LoaderFunctionArgs) => loadRules(context, request);

export default function Rules() {
  const { rows, ...page } = useLoaderData<typeof loader>() as RulesData;
  const t = useWords(ruleStaffWords);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <p>
        <Link to={dutyStaffPaths.add()}>{t("add")}</Link>
        {" · "}
        <Link to={stateStaffPaths.list()}>{t("toStates")}</Link>
      </p>
      <RulesFilters {...page} />
      <RulesTable rows={rows} />
    </Page>
  );
}
