import { Link } from "@remix-run/react";
import type { VerdictCounts } from "#modules/headquarters/contract";
import type { Verdict } from "#modules/standing/contract";
import { badgeOf } from "~/parts/standing/badge";
import { StatusBadge } from "~/ui/status-badge";
import { type Column, Table } from "~/ui/table";
import { useWords } from "~/ui/ui-context";
import { uiMessages } from "~/ui/words";
import type { BoardData, ShownCounts } from "./board-page.server";
import { boardPageWords } from "./words";

/** How many chapters have each word; each leads to them. */
export function VerdictCountsList({ counts }: Pick<BoardData, "counts">) {
  const t = useWords(boardPageWords);
  return (
    <ul className="verdict-counts" aria-label={t("counts")}>
      {counts.map(({ verdict, chapters, to, isChosen }) => (
        <li key={verdict}>
          <Link to={to} aria-current={isChosen ? "true" : undefined} preventScrollReset>
            <StatusBadge standing={badgeOf[verdict]} />
            <span className="verdict-count">{chapters}</span>
            <span className="sr-only">{t("countOf", { count: chapters })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const order = ["revoked", "at_risk", "attention", "unknown", "good"] as const satisfies Verdict[];

/** The share of each word as one bar; the figures beside it say the same. */
function Bar({ counts, total, most }: { counts: VerdictCounts; total: number; most: number }) {
  let from = 0;
  return (
    <svg className="verdict-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {order.map((verdict) => {
        const width = (100 * counts[verdict]) / most;
        const x = from;
        from += width;
        return (
          total > 0 && <rect key={verdict} data-tone={verdict} x={x} width={width} height="10" />
        );
      })}
    </svg>
  );
}

/** Regions or states with how many chapters have each word: as bars, and as figures. */
export function CountsTable({
  lines,
  caption,
  nameHeader,
}: {
  lines: readonly ShownCounts[];
  caption: string;
  nameHeader: string;
}) {
  const t = useWords(boardPageWords);
  const words = useWords(uiMessages);
  const most = Math.max(1, ...lines.map(({ total }) => total));
  const columns: readonly Column<ShownCounts>[] = [
    {
      key: "name",
      header: nameHeader,
      isRowHeader: true,
      cell: ({ name, to }) => (
        <Link to={to} className="tap" preventScrollReset>
          {name}
        </Link>
      ),
    },
    {
      key: "bar",
      header: t("bar"),
      cell: ({ counts, total }) => <Bar counts={counts} total={total} most={most} />,
    },
    { key: "total", header: t("total"), isFigure: true, cell: ({ total }) => total },
    ...order.map((verdict) => ({
      key: verdict,
      header: words(`status.${badgeOf[verdict]}`),
      isFigure: true,
      cell: ({ counts }: ShownCounts) => counts[verdict],
    })),
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
}
