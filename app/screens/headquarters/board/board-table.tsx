import { Link } from "@remix-run/react";
import type { BoardSort } from "#modules/headquarters/contract";
import { headquartersPaths } from "~/http/headquarters-paths";
import { MembershipBadge } from "~/parts/accounts/membership-badge";
import { badgeOf } from "~/parts/standing/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { StatusBadge } from "~/ui/status-badge";
import { type Column, EmptyState, Table } from "~/ui/table";
import { useUi, useWords } from "~/ui/ui-context";
import type { BoardData, ShownBoardRow } from "./board-page.server";
import { boardPageWords } from "./words";

function useColumns({ sort, sortLinks }: BoardData): readonly Column<ShownBoardRow>[] {
  const t = useWords(boardPageWords);
  const by = (key: BoardSort): NonNullable<Column<ShownBoardRow>["sort"]> => ({
    to: sortLinks[key],
    direction: sort.by === key ? (sort.isDescending ? "descending" : "ascending") : undefined,
  });
  /** On a phone, where two hundred chapters are a long way, what is not sorted by waits for a wider screen. */
  const isSpare = (key: BoardSort) => () => sort.by !== key;
  // What is said of one thing is in one column, so that the table fits.
  return [
    {
      key: "name",
      header: t("name"),
      isRowHeader: true,
      sort: by("name"),
      cell: ({ name, to, about }) => (
        <>
          <Link to={to} className="tap queue-name">
            {name}
          </Link>
          <div className="hint">{about}</div>
        </>
      ),
    },
    {
      key: "verdict",
      header: t("verdict"),
      isLong: true,
      sort: by("verdict"),
      cell: ({ verdict, isHeld, reasons }) => (
        <>
          <StatusBadge standing={badgeOf[verdict]} />
          {isHeld && <span className="hint"> {t("beingChecked")}</span>}
          <div>{reasons.join("; ")}</div>
        </>
      ),
    },
    {
      key: "seen",
      header: t("seen"),
      isSpare: isSpare("seen"),
      sort: by("seen"),
      cell: ({ seen }) => seen,
    },
    { key: "due", header: t("due"), sort: by("due"), cell: ({ due }) => due },
    {
      key: "membership",
      header: t("membership"),
      isSpare: ({ membership }) => membership === "good" && sort.by !== "membership",
      sort: by("membership"),
      cell: ({ membership, authorization }) => (
        <div>
          <MembershipBadge state={membership} />
          <div className="hint">{authorization}</div>
        </div>
      ),
    },
    {
      key: "terms",
      header: t("terms"),
      isSpare: isSpare("terms"),
      sort: by("terms"),
      cell: ({ terms, signedIn }) => (
        <div>
          {terms}
          <div className="hint">{signedIn}</div>
        </div>
      ),
    },
    {
      key: "profile",
      header: t("profile"),
      isFigure: true,
      isSpare: isSpare("profile"),
      sort: by("profile"),
      cell: ({ profile }) => t("percent", { count: profile }),
    },
  ];
}

/** The chapters of the view, a hundred at a time. */
export function BoardTable({ data }: { data: BoardData }) {
  const t = useWords(boardPageWords);
  const { brand } = useUi();
  const { rows, total, before, after, isNarrowed, head } = data;
  const columns = useColumns(data);
  const empty = isNarrowed
    ? t("emptyViewText")
    : head.isWhole
      ? t("emptyText", { email: brand.supportEmail })
      : t("emptyReach");
  return (
    <section className="stack board-list">
      <h2 id="chapters">{t("caption", { count: total })}</h2>
      <Table
        caption={t("caption", { count: total })}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={t(isNarrowed ? "emptyView" : "empty")}
            action={
              !isNarrowed &&
              head.canEdit && (
                <ButtonLink to={headquartersPaths.newChapter(head.named)}>{t("add")}</ButtonLink>
              )
            }
          >
            {empty}
          </EmptyState>
        }
      />
      {(before || after) && (
        <nav className="pager" aria-label={t("pager")}>
          {before && (
            <Link to={before} rel="prev">
              <Icon name="left" />
              {t("before")}
            </Link>
          )}
          {after && (
            <Link to={after} rel="next">
              {t("after")}
              <Icon name="right" />
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
