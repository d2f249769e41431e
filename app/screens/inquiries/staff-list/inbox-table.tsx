import { Link } from "@remix-run/react";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/parts/inquiries/words";
import { PagedTable } from "~/ui/paged-table";
import { StatusSign } from "~/ui/status-sign";
import { type Column, EmptyState } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { InboxData, InquiryRow } from "../inbox.server";

const SHOWN = 140;
const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text);

/** When it came, and how long it has waited for an answer. */
function Sent({ sent, waits: count }: InquiryRow) {
  const t = useWords(inboxMessages);
  return (
    <>
      {sent}
      {count !== undefined && (
        <div className="hint text-sm">{count === 0 ? t("waitsToday") : t("waits", { count })}</div>
      )}
    </>
  );
}

/** The rows of the inbox with their pager. */
export function InboxTable(inbox: InboxData) {
  const t = useWords(inboxMessages);
  const { query, total } = inbox;
  const columns: readonly Column<InquiryRow>[] = [
    {
      key: "who",
      header: t("columnWho"),
      isRowHeader: true,
      isWhole: true,
      cell: ({ id, name, email, organization, isVerified }) => (
        <>
          <Link to={inquiryStaffPaths.inquiry(id)} className="queue-name">
            {name || email}
          </Link>
          <div className="hint text-sm">{organization}</div>
          {!isVerified && (
            <StatusSign tone="attention" icon="info">
              {t("unverified")}
            </StatusSign>
          )}
        </>
      ),
    },
    { key: "kind", header: t("columnKind"), cell: ({ kindName }) => kindName },
    {
      key: "text",
      header: t("columnText"),
      isLong: true,
      cell: ({ message }) => cut(message),
    },
    { key: "assignee", header: t("columnAssignee"), cell: ({ assignee }) => assignee },
    { key: "sent", header: t("columnSent"), isDate: true, cell: (one) => <Sent {...one} /> },
  ];
  return (
    <PagedTable
      list={inbox}
      urlOf={(page) => inquiryStaffPaths.inbox({ ...query, page })}
      caption={t("caption", { count: total })}
      columns={columns}
      empty={<EmptyState title={t("emptyTitle")}>{t("empty")}</EmptyState>}
    />
  );
}
