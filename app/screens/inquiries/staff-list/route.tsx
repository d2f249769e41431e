import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/parts/inquiries/words";
import { ButtonLink } from "~/ui/button";
import { DownloadLink } from "~/ui/download-link";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { readInbox } from "../inbox.server";
import { InboxFilters } from "./inbox-filters";
import { InboxTable } from "./inbox-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readInbox(context, request);
}

export default function Inbox() {
  const inbox = useLoaderData<typeof loader>();
  const t = useWords(inboxMessages);
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} />
      <div className="btn-row">
        <DownloadLink to={inquiryStaffPaths.csv(inbox.query)}>{t("export")}</DownloadLink>
        <ButtonLink to={inquiryStaffPaths.ratings()} variant="secondary">
          {t("ratings")}
        </ButtonLink>
      </div>
      <InboxFilters {...inbox} />
      <InboxTable {...inbox} />
    </Page>
  );
}
