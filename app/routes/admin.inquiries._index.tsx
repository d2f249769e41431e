import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readInbox } from "~/components/inquiries-staff/inbox.server";
import { InboxFilters } from "~/components/inquiries-staff/inbox-filters";
import { InboxTable } from "~/components/inquiries-staff/inbox-table";
import { ButtonLink } from "~/components/ui/button";
import { DownloadLink } from "~/components/ui/download-link";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/messages/inquiries-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
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
