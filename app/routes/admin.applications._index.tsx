import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readQueue } from "~/components/admin-applications/queue.server";
import { QueueFilters } from "~/components/admin-applications/queue-filters";
import { QueueTable } from "~/components/admin-applications/queue-table";
import type { QueueData } from "~/components/admin-applications/queue-views";
import { useReviewWords } from "~/components/admin-applications/use-review-words";
import { Page, PageTitle } from "~/components/ui/page";
import { requireStaff } from "~/http/guards.server";

export async function loader({ context, request }: LoaderFunctionArgs): Promise<QueueData> {
  requireStaff(context, request);
  return readQueue(context, request);
}

export default function AdminApplications() {
  const queue = useLoaderData<typeof loader>();
  const t = useReviewWords();
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <QueueFilters {...queue} />
      <QueueTable {...queue} />
    </Page>
  );
}
