import { Link } from "@remix-run/react";
import { Pager } from "~/components/ui/pager";
import { type Column, EmptyState, Table } from "~/components/ui/table";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import type { readRatings } from "./ratings.server";
import { useInboxWords } from "./use-inbox-words";

type Found = Awaited<ReturnType<typeof readRatings>>;
type Pages = Found["pages"];
type One = NonNullable<Found["one"]>;

function Nothing() {
  const t = useInboxWords();
  return <EmptyState title={t("ratingsEmptyTitle")}>{t("ratingsEmpty")}</EmptyState>;
}

/** What visitors think of each page. */
export function PageRatings({ pages }: { pages: Pages }) {
  const t = useInboxWords();
  const columns: readonly Column<Pages[number]>[] = [
    {
      key: "url",
      header: t("columnPage"),
      isRowHeader: true,
      cell: ({ url }) => <Link to={inquiryStaffPaths.ratings(url)}>{url}</Link>,
    },
    { key: "average", header: t("columnAverage"), isFigure: true, cell: ({ average }) => average },
    { key: "count", header: t("columnCount"), isFigure: true, cell: ({ count }) => count },
    { key: "comments", header: t("columnComments"), isFigure: true, cell: (row) => row.comments },
    { key: "last", header: t("columnLast"), cell: ({ last }) => last },
  ];
  return (
    <Table
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
export function RatingsOfPage({ one }: { one: One }) {
  const t = useInboxWords();
  const columns: readonly Column<One["rows"][number]>[] = [
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
      cell: ({ comments, isVerified }) => (
        <>
          <span className="entry-rules">{comments}</span>
          {!isVerified && <div className="hint text-sm">{t("unverified")}</div>}
        </>
      ),
    },
    { key: "sent", header: t("columnSent"), cell: ({ sent }) => sent },
  ];
  return (
    <>
      <Table
        caption={t("ratingCaption", { count: one.total })}
        isCaptionHidden
        columns={columns}
        rows={one.rows}
        rowKey={({ id }) => id}
        empty={<Nothing />}
      />
      <Pager answer={one} urlOf={(page) => inquiryStaffPaths.ratings(one.url, page)} />
    </>
  );
}
