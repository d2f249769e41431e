import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { adminApplicationsMessages } from "../words";
import { type QueueData, readQueue } from "./queue.server";
import { QueueFilters } from "./queue-filters";
import { QueueTable } from "./queue-table";

export async function loader({ context, request }: LoaderFunctionArgs): Promise<QueueData> {
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
