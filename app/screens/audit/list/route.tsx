import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { DownloadLink } from "~/ui/download-link";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { readTrail } from "../trail.server";
import { ChainNotice } from "./chain-notice";
import { TrailFilters } from "./trail-filters";
import { TrailTable } from "./trail-table";
import { trailMessages } from "./words";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readTrail(context, request);
}

export default function AuditRecord() {
  const trail = useLoaderData<typeof loader>();
  const t = useWords(trailMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <ChainNotice chain={trail.chain} />
      <div className="btn-row">
        <DownloadLink to={auditStaffPaths.csv(trail.query)}>{t("export")}</DownloadLink>
      </div>
      <TrailFilters query={trail.query} />
      <TrailTable {...trail} />
    </Page>
  );
}
