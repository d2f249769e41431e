import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChainNotice } from "~/components/audit-staff/chain-notice";
import { readTrail } from "~/components/audit-staff/trail.server";
import { TrailFilters } from "~/components/audit-staff/trail-filters";
import { TrailTable } from "~/components/audit-staff/trail-table";
import { DownloadLink } from "~/components/ui/download-link";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { auditStaffPaths } from "~/http/audit-staff-paths";
import { requireStaff } from "~/http/guards.server";
import { trailMessages } from "~/messages/audit-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
