import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readQueue } from "~/components/admin-applications/queue.server";
import { QueueFilters } from "~/components/admin-applications/queue-filters";
import { QueueTable } from "~/components/admin-applications/queue-table";
import type { QueueData } from "~/components/admin-applications/queue-views";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { adminApplicationsMessages } from "~/messages/admin-applications";

export async function loader({ context, request }: LoaderFunctionArgs): Promise<QueueData> {
  requireStaff(context, request);
  return readQueue(context, request);
}

export default function AdminApplications() {
  const queue = useLoaderData<typeof loader>();
  const t = useWords(adminApplicationsMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <QueueFilters {...queue} />
      <QueueTable {...queue} />
    </Page>
  );
}
