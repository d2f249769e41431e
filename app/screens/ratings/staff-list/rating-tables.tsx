import { Link } from "@remix-run/react";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { inboxMessages } from "~/parts/inquiries/words";
import { PagedTable } from "~/ui/paged-table";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import type { PageRatings as OnePage, PageRatingRow } from "./ratings.server";

function Nothing() {
  const t = useWords(inboxMessages);
  return <EmptyState title={t("ratingsEmptyTitle")}>{t("ratingsEmpty")}</EmptyState>;
}

/** What visitors think of each page. */
export function PageRatings({ pages }: { pages: readonly PageRatingRow[] }) {
  const t = useWords(inboxMessages);
  const columns: readonly Column<PageRatingRow>[] = [
    {
      key: "url",
      header: t("columnPage"),
      isRowHeader: true,
      cell: ({ url }) => <Link to={inquiryStaffPaths.ratings(url)}>{url}</Link>,
    },
    { key: "average", header: t("columnAverage"), isFigure: true, cell: ({ average }) => average },
    { key: "count", header: t("columnCount"), isFigure: true, cell: ({ count }) => count },
    { key: "comments", header: t("columnComments"), isFigure: true, cell: (row) => row.comments },
    { key: "last", header: t("columnLast"), isDate: true, cell: ({ last }) => last },
  ];
  return (
    <Table
      isWork
      caption={t("ratingsCaption", { count: pages.length })}
      isCaptionHidden
      columns={columns}
      rows={pages}
      rowKey={({ url }) => url}
      empty={<Nothing />}
    />
  );
}

/** What each visitor said of one page. */
export function RatingsOfPage({ one }: { one: OnePage }) {
  const t = useWords(inboxMessages);
  const columns: readonly Column<OnePage["rows"][number]>[] = [
    {
      key: "stars",
      header: t("columnStars"),
      isRowHeader: true,
      cell: ({ rating }) => t("stars", { count: rating }),
    },
    {
      key: "comments",
      header: t("columnComment"),
      isLong: true,
      isWhole: true,
      cell: ({ comments, isVerified }) => (
        <>
          <span className="entry-rules">{comments}</span>
          {!isVerified && <div className="hint text-sm">{t("unverified")}</div>}
        </>
      ),
    },
    { key: "sent", header: t("columnSent"), isDate: true, cell: ({ sent }) => sent },
  ];
  return (
    <PagedTable
      list={one}
      urlOf={(page) => inquiryStaffPaths.ratings(one.url, page)}
      caption={t("ratingCaption", { count: one.total })}
      columns={columns}
      empty={<Nothing />}
    />
  );
}
